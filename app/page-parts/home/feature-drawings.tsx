import { SitePicture, type SitePictureName } from '#app/shell/site-picture.tsx'
import { Icon } from '#kit/icon.tsx'

/* What each part of the product looks like, drawn small. No figures: there is nobody yet whom they would be true for. */

function Thumb({ of, className }: { of: SitePictureName; className: string }) {
  return <SitePicture of={of} alt="" sizes="160px" cover className={className} />
}

export function SearchDrawing() {
  return (
    <div className="grid gap-2.5">
      <div className="flex h-10 items-center gap-2.5 rounded-m border-[1.5px] border-field bg-surface px-3 text-small">
        <Icon name="search" size={17} className="text-ink-3" />
        lentils
      </div>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        <Thumb of="dish-lentil-dal" className="aspect-6/5 rounded-s" />
        <Thumb of="dish-grain-bowl" className="aspect-6/5 rounded-s" />
        <Thumb of="dish-feta-salad" className="aspect-6/5 rounded-s max-sm:hidden" />
      </div>
    </div>
  )
}

export function SavedDrawing() {
  return (
    <div className="relative mx-auto aspect-square w-full max-w-60 md:aspect-7/5">
      <Thumb of="dish-spaghetti" className="absolute! top-[4%] left-[6%] aspect-5/4 w-[46%] -rotate-6 rounded-m" />
      <Thumb of="dish-beetroot-houmous" className="absolute! top-0 right-[5%] aspect-5/4 w-[48%] rotate-6 rounded-m" />
      <div className="absolute bottom-0 left-1/2 w-[66%] [translate:-50%] md:w-[54%] rounded-l bg-surface p-1 shadow-2">
        <Thumb of="dish-feta-salad" className="aspect-5/4 rounded-m" />
        <span className="absolute top-1.5 right-1.5 grid size-6 md:top-2.5 md:right-2.5 md:size-7 place-items-center rounded-pill bg-leaf text-on-leaf">
          <Icon name="bookmark" size={14} filled />
        </span>
      </div>
    </div>
  )
}

const PLAN: { day: string; of: SitePictureName; name: string }[] = [
  { day: 'Mon', of: 'dish-lentil-dal', name: 'Red lentil dal' },
  { day: 'Tue', of: 'dish-spaghetti', name: 'Spaghetti, tomatoes' },
  { day: 'Wed', of: 'dish-feta-salad', name: 'Feta salad' },
]

export function PlanDrawing() {
  return (
    <div className="grid gap-2 text-micro">
      {PLAN.map(each => (
        <div
          key={each.day}
          className="grid grid-cols-[2.25rem_1fr] items-center gap-1 md:grid-cols-[2.5rem_auto_1fr] md:gap-2.5"
        >
          <span className="text-ink-3">{each.day}</span>
          <Thumb of={each.of} className="h-8 w-full rounded-s md:h-9 md:w-11" />
          <span className="truncate font-medium max-md:hidden">{each.name}</span>
        </div>
      ))}
      <div className="grid grid-cols-[2.5rem_auto_1fr] items-center gap-2.5 max-md:hidden">
        <span className="text-ink-3">Thu</span>
        <span className="grid h-9 w-11 place-items-center rounded-s border-[1.5px] border-dashed border-field text-ink-3">
          <Icon name="plus" size={15} />
        </span>
        <span className="text-ink-3">Add dinner</span>
      </div>
    </div>
  )
}

const DIARY = [
  { name: 'Fibre', width: 82 },
  { name: 'Iron', width: 61 },
  { name: 'Protein', width: 94 },
  { name: 'Vitamin C', width: 100 },
]

export function DiaryDrawing() {
  return (
    <div className="grid gap-3 text-micro md:gap-4">
      {DIARY.map((each, index) => (
        <div key={each.name} className={index === DIARY.length - 1 ? 'max-md:hidden' : ''}>
          {each.name}
          <svg className="mt-1.5 block h-1.5 w-full overflow-hidden rounded-pill" aria-hidden="true">
            <rect width="100%" height="100%" className="fill-line" />
            <rect width={`${each.width}%`} height="100%" rx="3" className="fill-emerald" />
          </svg>
        </div>
      ))}
    </div>
  )
}
