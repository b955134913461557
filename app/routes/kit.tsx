import { servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import pictures from '#content/pictures.json'
import type { GalleryImage } from '#kit/gallery.tsx'
import { Colours, Shapes, TypeSizes } from '../page-parts/kit/colours-and-type.tsx'
import { Buttons, Fields, SmallControls } from '../page-parts/kit/controls.tsx'
import { Icons, Tables, Waits } from '../page-parts/kit/data.tsx'
import { Empty, Notices, Overlays, ToastSamples } from '../page-parts/kit/messages.tsx'
import { Cards, Galleries } from '../page-parts/kit/pictures.tsx'
import sheet from '../page-parts/kit/sheet.css?url'
import type { Route } from './+types/kit.ts'

/** Every piece in every state, for those who build with it: in development only. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(servicesContext).config.devPages) throw new Response(null, { status: 404 })
  const images = Object.entries(pictures)
    .filter(([name]) => name.startsWith('magnesium-complex-'))
    .map(([name, picture]): GalleryImage => ({ picture, alt: name.replaceAll('-', ' ') }))
  return { images }
}

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Every piece of the kit in every state.'
  return pageMeta({ origin: originOf(matches), title: 'Kit sheet', description, path: null, robots: 'noindex' })
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function KitSheet({ loaderData: { images } }: Route.ComponentProps) {
  return (
    <>
      <div className="sheet">
        <header className="sheet-head">
          <h1>Kit sheet</h1>
          <p>Fraunces for headings and figures that matter, Figtree for everything else.</p>
        </header>
        <Colours />
        <div className="sheet-columns sheet-two">
          <div>
            <TypeSizes />
            <Shapes />
          </div>
          <div>
            <Buttons />
            <SmallControls />
          </div>
          <div>
            <Fields />
            <ToastSamples />
            <Overlays />
            <Notices />
            <Empty />
          </div>
          <div>
            <Tables />
            <Waits place="light" />
          </div>
          <Galleries images={images} />
          <Cards images={images} />
        </div>
        <Icons />
      </div>
      <Opposite />
    </>
  )
}

/** The same order with the lights down, whatever the page itself shows. */
function Opposite() {
  return (
    <div data-theme="dark" className="sheet-band">
      <div className="sheet">
        <h2>Same order, lights down</h2>
        <Colours />
        <div className="sheet-columns sheet-two">
          <div>
            <Buttons />
            <SmallControls />
          </div>
          <div>
            <Fields />
            <Notices />
            <Empty />
          </div>
          <Tables />
          <Waits place="dark" />
        </div>
      </div>
    </div>
  )
}
