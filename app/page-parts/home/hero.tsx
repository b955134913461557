import { Link } from 'react-router'
import { PageWidth } from '#app/shell/page-width.tsx'
import { SitePicture } from '#app/shell/site-picture.tsx'
import { ButtonLink } from '#kit/button.tsx'

export function Hero() {
  return (
    <PageWidth className="grid items-center gap-x-(--gutter) gap-y-8 pt-4 md:grid-cols-2 lg:grid-cols-[1fr_1.14fr] lg:pt-2">
      <div className="lg:pb-10">
        <h1 className="text-display md:max-w-[11ch]">Cook something good. We’ll mind the numbers.</h1>
        <p className="mt-6 max-w-[40ch] text-lead text-ink-2">
          Recipes with honest nutrition, a week that plans itself around you, and a short shelf of supplements for the
          gaps food leaves.
        </p>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-3">
          <ButtonLink to="/recipes" icon="search">
            Find Recipes
          </ButtonLink>
          <ButtonLink to="/login?mode=sign-up" variant="secondary" className="signed-out-only">
            Sign Up Free
          </ButtonLink>
        </div>
        <p className="mt-5 max-w-[46ch] text-small text-ink-3">
          The recipes and the{' '}
          <Link to="/shop/supplements" className="underline underline-offset-2 hover:text-ink">
            shop
          </Link>{' '}
          are open today. Plans and the diary are in the making; their pages say what is coming.
        </p>
      </div>
      <figure className="max-md:-mx-(--margin)">
        <SitePicture
          of="dish-grain-bowl"
          alt="Brown rice with chickpeas, cucumber, tomatoes and sesame in a green bowl"
          sizes="(min-width: 1368px) 648px, (min-width: 768px) 50vw, 100vw"
          eager
          cover
          className="aspect-5/4 md:aspect-4/5 md:rounded-xl lg:aspect-[1.16]"
        />
        <figcaption className="mt-3 font-serif text-h4 max-md:px-(--margin)">Chickpea and tomato grain bowl</figcaption>
      </figure>
    </PageWidth>
  )
}
