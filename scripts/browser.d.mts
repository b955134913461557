export function findBrowser(): Promise<string>
export function findFirefox(): string | undefined
