import type { Browser } from '@playwright/test'

type Settings = { [name: string]: string | number | boolean }

/** Blocks all cookies, and with them whatever else a page could keep. */
export const KEEPS_NOTHING: Settings = { 'network.cookie.cookieBehavior': 2 }
export const RUNS_NO_SCRIPT: Settings = { 'javascript.enabled': false }

/** Firefox as everybody has it, steered as it lets itself be steered (WebDriver BiDi). `scripts/browser.mjs` finds it. */
export function inFirefox(settings: Settings = {}) {
  return {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    viewport: { width: 1440, height: 900 },
    // The tool would put a style of its own into the page, which the page refuses, and says so.
    screenshot: 'off' as const,
    launchOptions: {
      executablePath: process.env.FIREFOX_PATH ?? '',
      args: [],
      firefoxUserPrefs: { ...THIS_MACHINE_ALONE, ...settings },
    },
  }
}

/** Whatever it would like to ask of the world goes to a port on which nobody listens; this machine is asked directly. */
const NOWHERE = { host: '127.0.0.1', port: 9 }
const THIS_MACHINE_ALONE: Settings = {
  'network.proxy.type': 1,
  'network.proxy.http': NOWHERE.host,
  'network.proxy.http_port': NOWHERE.port,
  'network.proxy.ssl': NOWHERE.host,
  'network.proxy.ssl_port': NOWHERE.port,
  // Where the port does not answer, the browser's own questions would go out directly.
  'network.proxy.allow_bypass': false,
  'network.proxy.failover_direct': false,
  'network.trr.mode': 5,
  'network.captive-portal-service.enabled': false,
  'app.normandy.enabled': false,
  'dom.push.connection.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.unified': false,
  'toolkit.telemetry.server': '',
}

interface Session {
  send(this: Session, method: string, params: unknown): Promise<unknown>
}

/**
 * Playwright tells each window which colours it likes, also when nobody asked for any, by a command that Firefox learnt in
 * 2026. The long-supported 153 answers that it does not know it, and goes by the machine's own colours. There is no other
 * way to the connection: this one is Playwright's own, for its tests.
 */
export function forgiveUnknownColours(browser: Browser) {
  const inside = browser as unknown as { _connection: { toImpl(of: Browser): { _browserSession: Session } } }
  const sessions: Session = Object.getPrototypeOf(inside._connection.toImpl(browser)._browserSession)
  const { send } = sessions
  sessions.send = function (method, params) {
    const answer = send.call(this, method, params)
    if (method !== 'emulation.setMediaFeaturesOverride') return answer
    return answer.catch((error: Error) => {
      if (!error.message.includes('unknown command')) throw error
    })
  }
}

/**
 * Runs in the page, before its scripts. What Playwright fills in it gives Firefox as a value, which a field that is held
 * by the page does not notice; put in as somebody pastes it, it is edited, with the events of that.
 */
export function pasteWhatIsFilledIn() {
  const paste = (text: string) => {
    document.execCommand('insertText', false, text)
  }
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => paste, set: () => undefined })
}
