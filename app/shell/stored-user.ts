import { DRAFTS_KEY } from '#browser/drafts-key.ts'
import { keep } from '#browser/kept.ts'
import { dropKeptPages } from '#browser/kept-pages.ts'
import { keepOwnRecords, type StoredUser, storedUser, storeUser, USER_KEY } from '#browser/session.ts'
import { DRAFT_KEY } from '#modules/contact/ui/draft-key.ts'
import { USUAL_KEY } from '#modules/food-log/ui/adding/usual-key.ts'
import { KITCHEN_KEY } from '#modules/recipes/ui/cooking/kitchen-key.ts'
import { keepPreferences, NO_PREFERENCES } from './preferences.ts'

/** Remembers who signed in, or that nobody is any more; what they chose, ate before, opened, cook and began to write goes with them. */
export function rememberUser(user: StoredUser | null): void {
  if (user?.id !== storedUser()?.id) keep(USUAL_KEY, null)
  if (storedUser() && user?.id !== storedUser()?.id) void dropKeptPages()
  if (!user && storedUser()) {
    keep(DRAFT_KEY, null)
    keep(KITCHEN_KEY, null)
    keep(DRAFTS_KEY, null)
    keepOwnRecords(false)
  }
  storeUser(user)
  if (!user) keepPreferences(NO_PREFERENCES)
}

/** The server says who is signed in. Where that is somebody else, this tab hears it as from another. */
export function rememberFoundUser(user: StoredUser | null): void {
  const isNews = user?.id !== storedUser()?.id
  rememberUser(user)
  if (isNews) window.dispatchEvent(new StorageEvent('storage', { key: USER_KEY }))
}
