import { createHash } from 'node:crypto'

const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f5f6f8; --panel: #ffffff; --text: #1a1f2b; --quiet: #4f5868; --line: #d8dce4; --edge: #7b8595;
  --accent: #2a48b8; --on-accent: #ffffff; --accent-soft: #eef1fc; --wrong: #a8201a; --wrong-soft: #fdefee;
  --strip: #fff0c9; --on-strip: #4d3900;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #10141b; --panel: #181d27; --text: #e9ecf2; --quiet: #adb6c6; --line: #2d3543; --edge: #768297;
    --accent: #9db2ff; --on-accent: #0d1433; --accent-soft: #1e2740; --wrong: #ffaaa3; --wrong-soft: #351c1c;
    --strip: #3b300f; --on-strip: #ffe7a8;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
h1, h2, h3, p, ul, dl, dd, fieldset { margin: 0; padding: 0; border: 0; }
ul { list-style: none; }
a { color: var(--accent); }
small { font-size: 14px; font-weight: 400; color: var(--quiet); }
.amount, dd { font-variant-numeric: tabular-nums; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.test-strip { background: var(--strip); color: var(--on-strip); padding: 10px 16px; text-align: center; font-size: 15px; }
.checkout { max-width: 1000px; margin: 0 auto; padding: 20px 16px 48px; display: grid; gap: 24px; align-items: start; }
.back { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; font-weight: 600; text-decoration: none; }
.back:hover { text-decoration: underline; }
h1 { line-height: 1.2; margin: 4px 0 16px; }
.merchant { display: block; font-size: 16px; font-weight: 600; color: var(--quiet); margin-bottom: 4px; }
.grand { font-size: 36px; font-weight: 650; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.lines li, .totals > div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; }
.line-name small { display: block; }
.totals { margin-top: 8px; border-top: 1px solid var(--line); padding-top: 8px; }
.totals > div { padding: 4px 0; color: var(--quiet); }
.totals > .total { color: var(--text); font-weight: 650; font-size: 18px; }
.pay, .panel { background: var(--panel); border: 1px solid var(--line); border-radius: 14px; padding: 20px 16px; }
h2 { font-size: 22px; line-height: 1.3; margin-bottom: 12px; }
h3 { font-size: 16px; line-height: 1.4; }
form { display: grid; gap: 24px; }
fieldset { min-width: 0; display: grid; gap: 14px; }
legend { padding: 0; margin-bottom: 12px; font-weight: 650; font-size: 17px; }
.field { min-width: 0; }
label { font-weight: 550; }
.field > label { display: block; margin-bottom: 4px; font-size: 15px; }
.hint { font-size: 14px; color: var(--quiet); margin-bottom: 4px; }
.problem { color: var(--wrong); font-size: 15px; font-weight: 600; margin-bottom: 4px; }
.problem > span { display: inline-grid; place-items: center; width: 18px; height: 18px; border-radius: 50%; background: var(--wrong); color: var(--panel); font-size: 13px; font-weight: 700; }
input:not([type='radio'], [type='checkbox']) { width: 100%; min-height: 48px; padding: 8px 12px; font: inherit; font-variant-numeric: tabular-nums; color: inherit; background: var(--panel); border: 1px solid var(--edge); border-radius: 8px; }
input[readonly] { background: var(--ground); }
input[aria-invalid] { border-color: var(--wrong); border-width: 2px; }
.pair { display: grid; gap: 14px; grid-template-columns: 1fr 1fr; align-items: end; }
.by-card { display: grid; gap: 14px; }
.country { font-size: 15px; }
.country > span { color: var(--quiet); margin-right: 8px; }
.choice { display: flex; align-items: center; gap: 12px; min-height: 56px; padding: 10px 14px; border: 1px solid var(--edge); border-radius: 8px; cursor: pointer; }
.choice:has(:checked) { border-color: var(--accent); background: var(--accent-soft); box-shadow: inset 0 0 0 1px var(--accent); }
.choice:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
.choice input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--accent); outline: none; }
.choice-name { flex: 1; }
.saved { display: grid; grid-template-columns: 1fr auto; gap: 10px; align-items: center; }
.saved > button { width: auto; min-height: 44px; padding: 8px 14px; font-size: 15px; }
.choice-name small { display: block; }
button, .button { display: block; width: 100%; min-height: 52px; padding: 12px 20px; font: inherit; font-size: 17px; font-weight: 650; text-align: center; text-decoration: none; color: var(--on-accent); background: var(--accent); border: 2px solid var(--accent); border-radius: 10px; cursor: pointer; }
button:hover, .button:hover { filter: brightness(1.08); }
button.second { color: var(--accent); background: transparent; }
.problems { background: var(--wrong-soft); border: 1px solid var(--wrong); border-radius: 10px; padding: 14px 16px; margin-bottom: 20px; }
.problems h3 { color: var(--wrong); }
.problems a { display: inline-flex; align-items: center; min-height: 44px; color: var(--wrong); }
.hints { margin-top: 24px; border-top: 1px solid var(--line); padding-top: 16px; font-size: 15px; }
.hints li { display: flex; flex-wrap: wrap; gap: 0 12px; padding: 4px 0; }
.hints h3 + ul { margin-bottom: 12px; }
.hints span, .hints p { color: var(--quiet); }
.hints p a { display: inline-block; padding: 11px 0; margin: -11px 0; }
code { font: 15px/1.6 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
.narrow { max-width: 520px; margin: 0 auto; padding: 32px 16px; }
.narrow .panel { display: grid; gap: 16px; }
.narrow h1 { font-size: 26px; margin: 0; }
.bank { display: flex; justify-content: space-between; border-bottom: 1px solid var(--line); padding-bottom: 12px; font-weight: 650; color: var(--quiet); }
.buttons { display: grid; gap: 12px; }
.payments { max-width: 760px; margin: 0 auto; padding: 32px 16px; }
.payments li { display: grid; gap: 4px 16px; padding: 16px 0; border-top: 1px solid var(--line); }
.payments .row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; }
.payments h1 { font-size: 28px; }
.payments form { grid-template-columns: 1fr 1fr; gap: 12px; margin-top: 8px; }
.payments button { min-height: 44px; padding: 8px 12px; font-size: 16px; }
.payments a { display: inline-flex; align-items: center; min-height: 44px; }
.checkout:not(:has([name='delivery']:checked)) .for-choice:not(.for-0),
.checkout:has(#delivery-0:checked) .for-choice:not(.for-0),
.checkout:has(#delivery-1:checked) .for-choice:not(.for-1),
.checkout:has(#delivery-2:checked) .for-choice:not(.for-2),
.checkout:has(#delivery-3:checked) .for-choice:not(.for-3),
.checkout:has(#delivery-4:checked) .for-choice:not(.for-4),
.checkout:has([name='method']:checked:not(#method-card)) .by-card,
.checkout:has([name='method']:checked:not(#method-bacs_debit)) .by-bacs,
.checkout:has(#method-card:checked) .by-bacs { display: none; }
@media (min-width: 860px) {
  .checkout { grid-template-columns: 5fr 6fr; gap: 56px; padding-top: 40px; }
  .summary { position: sticky; top: 24px; }
  .pay, .panel { padding: 28px; }
}
`

const name = `page-${createHash('sha256').update(STYLE).digest('hex').slice(0, 8)}.css`

/** The style sheet's address holds its content's hash, so it may be kept for ever. */
export const STYLE_PATH = `/sandbox/stripe/${name}`
export const STYLE_TEXT = STYLE.trim()
