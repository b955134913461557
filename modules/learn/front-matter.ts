import { z } from 'zod'
import { CATEGORY_KEYS } from './category-labels.ts'

/** How the head of a file and its fenced blocks are written. Strict: a misspelt key is a mistake. */

export const TOOLS = {
  'meal-planner': { to: '/dashboard/meal-planner', label: 'Meal planner' },
  'daily-log': { to: '/dashboard/daily-log', label: 'Daily log' },
  nutrients: { to: '/dashboard/nutrients', label: 'Your nutrients this week' },
  'shopping-list': { to: '/dashboard/shopping-list', label: 'Shopping list' },
  targets: { to: '/dashboard/targets', label: 'Your targets' },
  cupboard: { to: '/dashboard/cupboard', label: 'Cupboard' },
  'health-goals': { to: '/dashboard/health-goals', label: 'Health goals' },
  progress: { to: '/dashboard/progress', label: 'Progress' },
} as const
export type Tool = keyof typeof TOOLS

/** '2026-11-19'. */
const day = z.iso.date()
const category = z.enum(CATEGORY_KEYS)
const tools = z.array(z.enum(Object.keys(TOOLS) as Tool[])).default([])
const recipes = z.array(z.coerce.string()).default([])
const nutrients = z.array(z.string()).default([])
const related = { recipes, nutrients, tools }

export const articleHead = z.strictObject({
  title: z.string().min(5).max(80),
  description: z.string().min(70).max(170),
  category,
  published: day,
  changed: day.optional(),
  checked: day,
  featured: z.boolean().default(false),
  ...related,
  lesson: z.string().optional(),
  /** A figure without a title has that of the article. */
  picture: z.looseObject({ kind: z.string() }),
})

export const courseHead = z.strictObject({
  title: z.string().min(5).max(80),
  description: z.string().min(30).max(170),
  category,
  published: day,
  changed: day.optional(),
  checked: day,
  order: z.number().int().min(1).max(9),
})

export const lessonHead = z.strictObject({
  title: z.string().min(3).max(80),
  summary: z.string().min(20).max(200),
  minutes: z.number().int().min(5).max(60),
  ...related,
})

export const checkBlock = z.strictObject({
  question: z.string().min(10),
  options: z
    .array(
      z.strictObject({ text: z.coerce.string().min(1), right: z.boolean().default(false), why: z.string().min(15) }),
    )
    .min(3)
    .max(4),
  back: z.string(),
})

const address = z.url({ protocol: /^https$/ })
const sourceWords = {
  title: z.string().min(3),
  journal: z.string().optional(),
  year: z.number().int().min(1900).max(2026).optional(),
  /** '10.1079/PHN2005801' */
  doi: z.string().optional(),
  read: day.optional(),
}

/** A page or a report by its publisher, or a paper by its authors. */
export const sourceEntry = z.union([
  z.strictObject({ ...sourceWords, by: z.string().min(2), url: address }),
  z
    .strictObject({ ...sourceWords, authors: z.string().min(2), doi: z.string(), url: address.optional() })
    .transform(({ authors, url, ...rest }) => ({ ...rest, by: authors, url: url ?? `https://doi.org/${rest.doi}` })),
])
export type Source = z.infer<typeof sourceEntry> & { readonly id: string }
