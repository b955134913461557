/**
 * The junk-path check: is this address one of the spam or foreign-site addresses that crawlers still ask this domain
 * for? Those answer 410 instead of 404, so that search engines let go of them for good.
 *
 * It is data with a reason beside it, and below it the few functions that walk through the data. All of it is linear
 * in the length of the address: fixed strings, sets, and shapes without a repetition inside a repetition.
 */
export type RemovedPath = { removed: true; reason: string } | { removed: false }

interface Rule<T> {
  reason: string
  of: T
}

const words = (text: string): string[] => text.trim().split(/\s+/)
const anyOf = (reason: string, text: string): Rule<string[]> => ({ reason, of: words(text) })
const oneOf = (reason: string, text: string): Rule<Set<string>> => ({ reason, of: new Set(words(text)) })

/** First parts of the product's own addresses. Whatever lies below them is the product's to answer, never junk. */
const SAFE = new Set([
  // As specified.
  ...words('recipes recipe contact cart shop supplements dashboard login payment-success payment-cancel 410'),
  // Pages that came since, and the addresses that redirect (moved-paths.ts).
  ...words(
    'login logout orders subscriptions codes goodbye undo-deletion p plans records unsubscribe delivery-and-returns privacy terms kit',
  ),
  ...words('e-mail-choices newsletter stock-notices'),
  ...words('complaints cookies accessibility health-claims reviews-policy'),
  ...words('products saved meal-planner search lists find learn tonight products.xml'),
  // The machine's own addresses. A file that is missing there is a plain 404.
  ...words('pictures screens fonts assets api hooks sandbox healthz readyz .well-known'),
  ...words('robots.txt sitemap.xml site.webmanifest favicon.ico icon.svg apple-touch-icon.png'),
])

/** No address of the product comes near this; scanners send kilobytes to see what breaks. */
const LONGEST_PATH = 1024
/** What is read of the query: junk shows itself early, and the rest costs time. */
const READ_OF_QUERY = 2048

/** Found anywhere in the path or the query, whatever the case. */
const FRAGMENTS = [
  anyOf(
    'address of a foreign shop system',
    'index.php shopdetail product/edit safe_search zhhant product/detail product/review',
  ),
  anyOf(
    'WordPress interface',
    `wp-admin wp-content wp-includes wp-json wp-login wp-config wp-cron wp-signup wp-mail wp-comments wp-trackback
     wp-activate wp-sitemap wp-settings wlwmanifest xmlrpc admin-ajax`,
  ),
  anyOf(
    'WordPress plugin',
    `woocommerce wc-ajax wc-api elementor wordfence revslider wpforms contact-form-7 wp-file-manager yoast akismet
     jetpack litespeed gravityforms wpbakery js_composer`,
  ),
  anyOf(
    'foreign shop system',
    `products_id= product_info main_page= route=product route=common option=com_ goods_id= itemid=`,
  ),
  anyOf(
    'scanner: secrets and repositories',
    '/.env /.git /.svn /.hg/ /.aws /.ssh /.htaccess /.htpasswd /.ds_store /.vscode',
  ),
  anyOf(
    'scanner: administration tools',
    `phpmyadmin phpinfo cgi-bin /boaform /hnap1 /actuator server-status /solr/ /owa/ adminer /telescope /_ignition
     /geoserver /jenkins /manager/html /autodiscover /invokefunction /phpunit`,
  ),
  anyOf(
    'scanner: attack on a program behind the page',
    '../ /etc/passwd union+select {jndi base64_decode allow_url_include file://',
  ),
]

/** A query parameter whose name holds one of these, or whose whole value is one. */
const QUERY_WORDS = words('callback redirect return_to campaign_uid return_url lost-password')

/** The first part of the path, exactly: the roots of other people's shops and blogs. */
const FIRST_SEGMENTS = [
  oneOf(
    'foreign shop system',
    `catalogsearch my-account item items itemlist goods pd productlist product-category product-tag prestashop magento
     opencart oscommerce zencart`,
  ),
  oneOf(
    'foreign content system',
    `administrator joomla drupal typo3 typo3conf wordpress wp bitrix modx magmi user_data vbulletin phpbb forumdisplay
     viewtopic trackback xampp pma mysql`,
  ),
]

/** Whole words of the path, so that 'cialis' is not found in 'specialist'. */
const SPAM_WORDS = [
  oneOf('spam: medicines', 'viagra cialis levitra kamagra sildenafil tadalafil xanax tramadol phentermine ivermectin'),
  oneOf(
    'spam: gambling',
    `casino casinos poker togel judi gacor slot88 slots sbobet baccarat roulette jackpot betting bandarqq dominoqq
     joker123 ufabet 1xbet mostbet vulkan pinup 1win`,
  ),
  oneOf(
    'spam: counterfeits',
    `replica replicas rolex vuitton louboutin moncler hermes gucci prada balenciaga yeezy rakuten mercari taobao jerseys
     uggs oakley birkin airmax`,
  ),
  oneOf('spam: adult', 'porn porno xxx xvideos xnxx escort escorts hentai camgirls onlyfans pornhub'),
  oneOf('spam: money', 'payday forex bitcoin crypto airdrop essaywriting backlinks warez keygen torrent cracked'),
]

/** The ending of the last part of the path: programs and files that were never here. */
const ENDINGS = [
  oneOf(
    'a program of another kind of server',
    'php php3 php4 php5 php7 phtml phps asp aspx ashx asmx axd jsp jspx jspa cgi pl do action cfm cfml dll exe nsf',
  ),
  oneOf('scanner: backups and secrets', 'sql bak old orig swp env ini conf cfg log pem key tar tgz rar 7z zip yml'),
]

/** Shapes of one part of the path. Each is anchored and repeats only single characters, so it cannot run away. */
const SEGMENT_SHAPES: Rule<RegExp>[] = [
  { reason: 'a number of five or more digits', of: /^\d{5,}$/ },
  { reason: 'a numbered page of a hacked site', of: /^[a-z_-]{0,24}\d{5,}\.s?html?$/ },
  {
    reason: 'a numbered product of a foreign shop',
    of: /^(?:[cdgp]|pd|gd|cat|item|goods|products?)[-_]?\d{4,}(?:\.html?)?$/,
  },
  { reason: 'a numbered product of PrestaShop', of: /^\d{1,9}-[a-z\d_-]{1,200}\.html$/ },
  { reason: 'a session of another kind of server', of: /;(?:jsessionid|phpsessid)=/ },
]

/** Query parameters of hacked sites and of other people's shops, as whole names. */
const FOREIGN_PARAMETERS = new Set(
  words(`
    page_id attachment_id add-to-cart cpath id_product id_category controller fc xdebug_session_start __hs phpsessid
    jsessionid aspxerrorpath doing_wp_cron replytocom preview_nonce rest_route
  `),
)

/** Kana, Han (with its extensions and compatibility forms), their punctuation, half- and full-width forms. */
const JAPANESE_OR_CHINESE =
  /[\u2e80-\u2fdf\u3000-\u30ff\u3100-\u312f\u31a0-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff9f\u{20000}-\u{3ffff}]/u

/** The same in the notation of `escape()`, which is no percent-encoding: %u65E5. */
const ESCAPED_JAPANESE_OR_CHINESE = /%u(?:30|[4-9][\da-f])[\da-f]{2}/i

/** Bytes above 7F that are no UTF-8: Shift-JIS, EUC and GB addresses. A single one may be an honest 'é' in Latin-1. */
const LEGACY_BYTES = 4

const kept: RemovedPath = { removed: false }
const removed = (reason: string): RemovedPath => ({ removed: true, reason })

/**
 * @param pathname as in a URL, percent-encoded or not, with its leading slash
 * @param search the query with its question mark, or an empty string
 * @returns whether the address is junk, and why. Never throws, and takes far less than a millisecond on any input.
 */
export function removedPath(pathname: string, search: string): RemovedPath {
  if (isSafe(pathname)) return kept
  if (pathname.length > LONGEST_PATH) return removed('longer than any address of this site')
  const path = decodeLeniently(pathname)
  const query = decodeLeniently(search.slice(0, READ_OF_QUERY))
  const reason =
    reasonInCharacters(path, query) ??
    reasonInText(`${path.text}${query.text}`.toLowerCase()) ??
    reasonInPath(path.text) ??
    reasonInQuery(query.text)
  return reason === null ? kept : removed(reason)
}

function isSafe(pathname: string): boolean {
  if (pathname === '/' || pathname === '') return true
  const end = pathname.indexOf('/', 1)
  return pathname.startsWith('/') && SAFE.has((end === -1 ? pathname.slice(1) : pathname.slice(1, end)).toLowerCase())
}

function reasonInCharacters(path: Decoded, query: Decoded): string | null {
  const both = path.text + query.text
  if (JAPANESE_OR_CHINESE.test(both) || ESCAPED_JAPANESE_OR_CHINESE.test(both)) return 'Japanese or Chinese characters'
  if (path.brokenBytes + query.brokenBytes >= LEGACY_BYTES) return 'characters in an old East Asian encoding'
  if (both.includes('<') || both.includes('>')) return 'angle brackets'
  // Only in the path: a space in a query is what any search form sends.
  if (path.text.includes(' ')) return 'a space'
  for (let index = 0; index < both.length; index++) {
    if (both.charCodeAt(index) < 32) return 'control characters'
  }
  return null
}

function reasonInText(text: string): string | null {
  return FRAGMENTS.find(rule => rule.of.some(fragment => text.includes(fragment)))?.reason ?? null
}

function reasonInPath(text: string): string | null {
  const segments = text.toLowerCase().split('/').filter(Boolean)
  const first = segments[0] ?? ''
  const last = segments.at(-1) ?? ''
  const ending = last.includes('.') ? last.slice(last.lastIndexOf('.') + 1) : ''
  const words = text.toLowerCase().split(/[^a-z0-9]/)
  return (
    FIRST_SEGMENTS.find(rule => rule.of.has(first))?.reason ??
    ENDINGS.find(rule => rule.of.has(ending))?.reason ??
    SEGMENT_SHAPES.find(rule => segments.some(segment => rule.of.test(segment)))?.reason ??
    SPAM_WORDS.find(rule => words.some(word => rule.of.has(word)))?.reason ??
    null
  )
}

function reasonInQuery(text: string): string | null {
  for (const pair of text.toLowerCase().replace(/^\?/, '').split('&')) {
    const cut = pair.indexOf('=')
    const name = cut === -1 ? pair : pair.slice(0, cut)
    const value = cut === -1 ? '' : pair.slice(cut + 1)
    if (FOREIGN_PARAMETERS.has(name)) return 'a parameter of another kind of site'
    const word = QUERY_WORDS.find(word => name.includes(word) || value === word)
    if (word) return `the query word ${word}`
  }
  return null
}

/** Spammers encode twice, scanners up to four times; beyond that nobody reads it either. */
const ROUNDS = 4

interface Decoded {
  text: string
  /** Percent-encoded bytes above 7F that do not belong to any UTF-8 character. */
  brokenBytes: number
}

/**
 * Decodes percent-encoding, repeatedly, and never throws: what is malformed stays as it is. Bytes that are no UTF-8 are
 * dropped and counted. Linear in the length of the text, which each round can only make shorter.
 */
function decodeLeniently(text: string): Decoded {
  let current: Decoded = { text, brokenBytes: 0 }
  for (let round = 0; round < ROUNDS && current.text.includes('%'); round++) {
    const next = decodeOnce(current.text)
    current = { text: next.text, brokenBytes: current.brokenBytes + next.brokenBytes }
  }
  return current
}

function decodeOnce(text: string): Decoded {
  let out = ''
  let brokenBytes = 0
  let at = 0
  while (at < text.length) {
    const byte = byteAt(text, at)
    if (byte === null || byte < 0x80) {
      out += byte === null ? text.charAt(at) : String.fromCharCode(byte)
      at += byte === null ? 1 : 3
      continue
    }
    const character = characterAt(text, at, byte)
    if (character) out += String.fromCodePoint(character.codePoint)
    else brokenBytes++
    at += 3 * (character?.bytes ?? 1)
  }
  return { text: out, brokenBytes }
}

/** The byte written as %XX at this place, or null when there is none. */
function byteAt(text: string, at: number): number | null {
  if (text.charCodeAt(at) !== 37 || at + 2 >= text.length) return null
  const high = hexDigit(text.charCodeAt(at + 1))
  const low = hexDigit(text.charCodeAt(at + 2))
  return high < 0 || low < 0 ? null : high * 16 + low
}

function hexDigit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48
  const lower = code | 32
  return lower >= 97 && lower <= 102 ? lower - 87 : -1
}

/** The UTF-8 character that begins here with a byte above 7F, or null when the bytes do not make one. */
function characterAt(text: string, at: number, first: number): { codePoint: number; bytes: number } | null {
  const bytes =
    first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xc2 && first < 0xe0 ? 2 : 0
  if (bytes === 0) return null
  let codePoint = first & (0x7f >> bytes)
  for (let index = 1; index < bytes; index++) {
    const next = byteAt(text, at + 3 * index)
    if (next === null || (next & 0xc0) !== 0x80) return null
    codePoint = (codePoint << 6) | (next & 0x3f)
  }
  return codePoint <= 0x10ffff ? { codePoint, bytes } : null
}
