import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { call } from '#browser/calls.ts'
import { keep, kept } from '#browser/kept.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { Notice } from '#kit/notice.tsx'
import type { BarPart, CeilingNotice, CeilingView } from '../ceiling-words.ts'
import { LevelBar } from './level-bar.tsx'
import './cart-ceilings.css'

interface CartView extends CeilingView {
  readonly hasCabinet: boolean
}

export interface CartCeilingsProps {
  /** What is in the cart, once each: packs do not count. */
  products: readonly string[]
  /** Nobody is signed in: the cart is looked at alone, and it says so. */
  isAlone: boolean
  cabinetPath: string
  signInPath: string
  /** Told whether there is something to read, for a word beside the button. */
  onNote: (note: string | null) => void
  remove: (product: string) => void
}

/** What this cart would bring, with what somebody takes. It warns and blocks nothing. */
export default function CartCeilings(props: CartCeilingsProps) {
  const { products, isAlone, cabinetPath, signInPath, onNote, remove } = props
  const asked = products.toSorted().join(' ')
  const view = useCeilings(asked)
  const [folded, setFolded] = useState<string | null>(null)
  useEffect(() => setFolded(kept(KEPT_AS_IT_IS)), [])
  const [first] = view?.notices.filter(({ kind }) => kind === 'over') ?? []
  const note = first ? `There is a note on ${first.about} below your items. You can order as it is.` : null
  useEffect(() => onNote(note), [note, onNote])
  if (!view) return null
  const within = view.levels.filter(({ isPassed }) => !isPassed)
  if (view.notices.length + within.length === 0) return null
  return (
    <section aria-label="What this brings together" className="cart-ceilings">
      {view.notices.map(notice =>
        notice.kind === 'two' ? (
          <Notice key={notice.key} level={2} title={notice.title}>
            <p>{notice.words}</p>
          </Notice>
        ) : (
          <Over
            key={notice.key}
            notice={notice}
            isFolded={folded === asked}
            fold={() => {
              keep(KEPT_AS_IT_IS, asked)
              setFolded(asked)
            }}
          >
            {view.hasCabinet ? (
              <ButtonLink to={cabinetPath} variant="secondary" size="small">
                Change what I take
              </ButtonLink>
            ) : null}
            {notice.items.map(({ place, product, name }) =>
              place === 'cart' && product ? (
                <Button key={product} variant="text" size="small" onClick={() => remove(product)}>
                  Remove {name} from the cart
                </Button>
              ) : null,
            )}
          </Over>
        ),
      )}
      {within.length > 0 ? (
        <div className="cart-within">
          <ul>
            {within.map(row => (
              <li key={row.name}>
                <span>{row.name}</span>
                <LevelBar parts={row.parts} level={row.levelPercent} isPassed={false} />
                <span>
                  <strong>{row.amount}</strong> of {row.of}
                </span>
              </li>
            ))}
          </ul>
          <p className="text-small text-ink-2">
            Per day, at the doses on the labels. Within the guidance levels.{' '}
            {isAlone && !view.hasCabinet ? (
              <>
                This counts your cart only. To include what you already take,{' '}
                <Link to={signInPath} className="link">
                  sign in
                </Link>
                .
              </>
            ) : null}
          </p>
        </div>
      ) : null}
    </section>
  )
}

const KEPT_AS_IT_IS = 'cart-kept-as-it-is'

/** Asked anew when another product comes or goes; while it is asked, what was said before stays. */
function useCeilings(asked: string): CartView | null {
  const [view, setView] = useState<CartView | null>(null)
  useEffect(() => {
    const wanted = new AbortController()
    void call('/api/ceilings', { body: { products: asked.split(' ') }, wanted: wanted.signal }).then(
      ({ ok, body, lost }) => {
        if (lost !== 'stopped') setView(ok ? (body as CartView) : null)
      },
    )
    return () => wanted.abort()
  }, [asked])
  return view
}

interface OverProps {
  notice: CeilingNotice
  isFolded: boolean
  fold: () => void
  children: ReactNode
}

function Over({ notice, isFolded, fold, children }: OverProps) {
  const { title, words, parts, level, total, over } = notice
  if (isFolded)
    return (
      <p className="cart-over cart-over-folded">
        <Icon name="alert" size={18} /> {title}: kept as it is.
      </p>
    )
  return (
    <div className="cart-over">
      <h2 className="text-h4">{title}</h2>
      <p className="mt-1 text-small">{words}</p>
      <p className="cart-level">{level?.words}</p>
      <LevelBar parts={parts} level={level?.percent ?? 100} isPassed />
      <table>
        <caption className="sr-only">What brings it, a day</caption>
        <tbody>
          {parts.map(part => (
            <PartRow key={`${part.where} ${part.name}`} part={part} />
          ))}
          <tr>
            <th scope="row">Together, a day</th>
            <td>{total}</td>
            <td>{over}</td>
          </tr>
        </tbody>
      </table>
      <div className="cart-over-acts">
        {children}
        <Button variant="text" size="small" className="ml-auto" onClick={fold}>
          Keep it as it is
        </Button>
      </div>
      <p className="text-small">
        You can check out either way. Two packs count once: the dose stays the same. A pharmacist can help.
      </p>
    </div>
  )
}

function PartRow({ part: { name, amount, where } }: { part: BarPart }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{amount}</td>
      <td>{where}</td>
    </tr>
  )
}
