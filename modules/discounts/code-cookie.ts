/** The code that a browser has for its next order; also what a script looks for. It opens nothing. */
export const CODE_COOKIE = 'thymewell-code'
