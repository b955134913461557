import type { ReactNode } from 'react'

const acts = new Map<string, ReactNode>()

/** What the page of a dish can do with it once it is cooked: into the diary, into the plan. */
export function keepAfter(path: string, after: ReactNode): void {
  acts.set(path, after)
}

export const afterCooking = (path: string): ReactNode => acts.get(path) ?? null
