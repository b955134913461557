import { PageWidth } from '#app/shell/page-width.tsx'
import { SitePicture } from '#app/shell/site-picture.tsx'

const REASONS = [
  {
    title: 'Personalised recommendations',
    text: 'What you cook, what you avoid and what you are short of decide what we suggest. Nothing else does.',
  },
  {
    title: 'Automatic nutritional balancing',
    text: 'Move one meal and the rest of the week shifts to meet your targets. Food first; a supplement only when food cannot get you there.',
  },
  {
    title: 'Shopping lists',
    text: 'Your plan becomes one list, in shop order, with the tins you already have taken off.',
  },
]

export function WhyChoose() {
  return (
    <PageWidth className="mt-(--section) grid items-center gap-x-8 gap-y-10 md:grid-cols-[.8fr_1fr] lg:grid-cols-2 lg:gap-x-18">
      <SitePicture
        of="dish-beetroot-houmous"
        alt="Beetroot houmous in a swirl, with chickpeas, sesame and parsley"
        sizes="(min-width: 1368px) 585px, (min-width: 768px) 44vw, 92vw"
        cover
        className="aspect-5/4 rounded-l md:aspect-4/5 lg:aspect-[1.09]"
      />
      <div>
        <h2>Why choose Thymewell</h2>
        <ul className="mt-5">
          {REASONS.map(reason => (
            <li key={reason.title} className="border-t border-line py-5 last:pb-0">
              <h3 className="text-h4">{reason.title}</h3>
              <p className="mt-1.5 max-w-[52ch] text-ink-2">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </PageWidth>
  )
}
