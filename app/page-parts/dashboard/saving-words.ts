/** What is said when the shop or the connection fails; shared by both sides of a form. */
export const SETTINGS_NOT_SAVED = 'Failed to save settings. Please try again.'
export const SETTINGS_OFFLINE = 'You are offline, so nothing was changed. Please try again with a connection.'
export const PROFILE_NOT_SAVED = 'What you entered is still here. Please try again in a moment.'
export const PROFILE_OFFLINE = 'You are offline. What you entered is still here: save it again when you’re back online.'
