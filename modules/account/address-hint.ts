/** Enough to know one's own address by, too little to write to somebody else's: 'a…@example.com'. */
export const hintedAddress = (email: string): string => email.replace(/^(.).*(?=@)/, '$1…')
