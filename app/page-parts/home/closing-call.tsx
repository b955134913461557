import { PageWidth } from '#app/shell/page-width.tsx'
import { SitePicture } from '#app/shell/site-picture.tsx'
import { ButtonLink } from '#kit/button.tsx'

export function ClosingCall() {
  return (
    <PageWidth className="mt-(--section) max-md:px-0">
      <section className="grid overflow-hidden bg-deep text-on-deep md:grid-cols-2 md:rounded-xl">
        <div className="self-center px-(--margin) py-12 md:py-14 lg:px-16">
          <h2 className="max-w-[12ch] text-h1">Start with one good dinner.</h2>
          <p className="mt-4 max-w-[34ch] text-lead">Pick a recipe, cook it, and let the rest of the week follow.</p>
          <ButtonLink to="/recipes" variant="on-deep" className="mt-7 signed-in-only">
            Find Recipes
          </ButtonLink>
          <ButtonLink to="/login?mode=sign-up" variant="on-deep" className="mt-7 signed-out-only">
            Sign Up Free
          </ButtonLink>
        </div>
        <SitePicture
          of="dish-lentil-dal"
          alt="Red lentil dal with yoghurt, parsley and chilli in a clay bowl"
          sizes="(min-width: 1368px) 620px, (min-width: 768px) 48vw, 100vw"
          cover
          className="aspect-5/3 md:aspect-auto md:h-full md:min-h-90"
        />
      </section>
    </PageWidth>
  )
}
