import { Button, ButtonLink } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { Skeleton, SkeletonGroup } from '#kit/skeleton.tsx'
import { useConsent } from '#modules/profile/ui/use-consent.tsx'
import type { TodayView } from '../today-view.ts'
import { DayFiguresCard } from './day-figures-card.tsx'
import { FirstSteps } from './first-steps.tsx'
import { ForOpenDaysPart } from './for-open-days.tsx'
import { HeadlineView } from './headline-view.tsx'
import { MealRows } from './meal-rows.tsx'
import { News } from './news.tsx'
import { OpenWeek } from './open-week.tsx'
import { type OwnDay, useOwnDay } from './use-own-day.ts'
import './today.css'

/** Somebody's own part of the home page. */
export default function OwnDayPart() {
  const consent = useConsent()
  const day = useOwnDay(consent.ask)
  return (
    <div className="own-day">
      {day.isAway ? <Away hasView={day.view !== null} onAgain={day.ask} /> : null}
      {day.view ? <Day view={day.view} day={day} /> : day.isAway ? null : <Coming />}
      {consent.dialog}
    </div>
  )
}

function Day({ view, day }: { view: TodayView; day: OwnDay }) {
  return (
    <>
      <HeadlineView date={view.date} headline={view.headline} />
      {view.isNew ? <FirstSteps /> : null}
      {view.figures || view.meals.length > 0 ? (
        <div className="own-day-today">
          <MealRows meals={view.meals} pressed={day.pressed} onEat={day.eat} />
          {view.figures ? <DayFiguresCard figures={view.figures} /> : null}
        </div>
      ) : null}
      {view.isNew ? null : <OpenWeek week={view.week} open={view.open} settledUntil={view.settledUntil} />}
      {view.forOpenDays ? <ForOpenDaysPart forOpenDays={view.forOpenDays} /> : null}
      <News news={view.news} />
    </>
  )
}

function Away({ hasView, onAgain }: { hasView: boolean; onAgain: () => void }) {
  return (
    <>
      {hasView ? null : <h1>Your day</h1>}
      <Notice tone="caution" title="Your day could not be asked for" level={2} live className="mt-4 mb-6">
        <p>
          {hasView
            ? 'This is the last we heard. Your changes are kept here and sent when you’re back online.'
            : 'Nothing is lost. Please try again when you’re back online.'}
        </p>
        <Button variant="secondary" size="small" className="mt-3" onClick={onAgain}>
          Try again
        </Button>
      </Notice>
      {hasView ? null : (
        <ButtonLink to="/recipes" icon="search">
          Find Recipes
        </ButtonLink>
      )}
    </>
  )
}

function Coming() {
  return (
    <SkeletonGroup label="Your day is coming" className="own-day-head">
      <div className="grid gap-5">
        <Skeleton className="w-40" />
        <Skeleton shape="block" className="h-16 w-3/4" />
        <Skeleton className="w-2/3" />
        <Skeleton shape="block" className="h-12 w-52" />
      </div>
      <Skeleton shape="picture" className="own-day-picture" />
    </SkeletonGroup>
  )
}
