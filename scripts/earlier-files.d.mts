export function keepFiles(from: string, to: string, now: Date): Promise<void>
export function dropFiles(folder: string, newest: string, now: Date, mostBytes?: number): Promise<void>
