/** What is being cooked, with its clocks, so that they outlive the page. */
export const KITCHEN_KEY = 'kitchen'
