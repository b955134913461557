import drawing from './error-drawing.svg'

/** An empty bowl, a spoon beside it and one leaf left: a file of its own, which a page asks for that has an error to show. */
export function ErrorDrawing() {
  return (
    <svg
      viewBox="0 0 320 240"
      className="mx-auto w-full max-w-80 text-leaf max-md:order-first max-md:mx-0 max-md:max-w-50"
      aria-hidden="true"
    >
      <use href={`${drawing}#bowl`} />
    </svg>
  )
}
