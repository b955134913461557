import { existsSync } from 'node:fs'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** An installed Chromium when there is one (set-up looks for one first), otherwise the one that Playwright keeps. */
export function browserLaunch() {
  const found = process.env.CHROMIUM_PATH ?? INSTALLED.find(path => existsSync(path))
  return {
    ...(found ? { executablePath: found } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  }
}
