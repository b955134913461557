import { Link } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf, useRootData } from '#app/shell/root-data.ts'
import { TextList, TextPage, TextSection } from '#app/shell/text-page.tsx'
import { TraderCard } from '#app/shell/trader-card.tsx'
import type { Route } from './+types/accessibility.ts'

const DESCRIPTION =
  'What Thymewell does so that everybody can use it, what was tested, what falls short, and how to say so.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Accessibility',
    description: DESCRIPTION,
    path: '/accessibility',
  })
}

export default function AccessibilityPage() {
  const { trader } = useRootData()
  return (
    <TextPage
      title="Accessibility"
      lead="Everybody should be able to cook, log and shop here. We work to the Web Content Accessibility Guidelines 2.2, level AA, and say where we fall short."
      aside={<TraderCard trader={trader} />}
    >
      <TextSection id="does" title="What you can rely on">
        <TextList>
          <li>Everything works with a keyboard alone, and what has the focus is seen.</li>
          <li>What can be pressed is at least 44 pixels high and wide, or has that much room of its own.</li>
          <li>Text can be enlarged, and pages fit a screen 320 pixels wide without scrolling sideways.</li>
          <li>
            Light and dark colours have the contrast that the guidelines ask for; nothing is told by colour alone.
          </li>
          <li>Who asks their device for less motion gets none.</li>
          <li>
            To read, search, shop and write to us works without scripts. Charts have their figures as a table or in
            words.
          </li>
          <li>Receipts in PDF are tagged, so that they can be listened to.</li>
        </TextList>
      </TextSection>
      <TextSection id="tested" title="What was tested">
        <p>
          With every change, a program goes through the pages as a visitor would, on a phone and on a desktop, by
          keyboard, without scripts, in light and dark, and looks for what breaks the rules that can be checked by a
          machine (axe-core, levels A and AA). No finding is let pass. It uses the Chromium browser.
        </p>
      </TextSection>
      <TextSection id="short" title="What falls short">
        <TextList>
          <li>
            A machine finds only some of what is wrong. Nobody who uses a screen reader or a switch every day has tested
            these pages for us yet.
          </li>
          <li>Firefox is tried with the main jobs alone, and Safari is no part of those tests.</li>
          <li>The page to pay on belongs to Stripe, and we cannot change it.</li>
          <li>
            Recipes that people import read as they were written elsewhere, and their pictures may have no description.
          </li>
          <li>Some pages hold many figures. We know of no simpler form that would still be exact.</li>
        </TextList>
      </TextSection>
      <TextSection id="say" title="If something keeps you out">
        <p>
          Please tell us, through the{' '}
          <Link to="/contact" className="link">
            contact form
          </Link>
          , by e-mail, by telephone or by post: which page, what you wanted to do and what you use. We answer within
          five working days, and until it is mended we do for you what the page would not, such as taking your order or
          sending a page in another form.
        </p>
        <p>
          If you are not content with our answer, the{' '}
          <a className="link" href="https://www.equalityadvisoryservice.com/">
            Equality Advisory and Support Service
          </a>{' '}
          advises people in England, Wales and Scotland, and the{' '}
          <a className="link" href="https://www.equalityni.org/">
            Equality Commission for Northern Ireland
          </a>{' '}
          those there.
        </p>
        <p>This statement was written on 22 November 2026.</p>
      </TextSection>
    </TextPage>
  )
}
