/** An empty bowl, a spoon beside it and one leaf left. */
export function ErrorDrawing() {
  return (
    <svg
      viewBox="0 0 320 240"
      className="mx-auto w-full max-w-80 text-leaf max-md:order-first max-md:mx-0 max-md:max-w-50"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="150" cy="216" rx="104" ry="12" className="fill-sunken stroke-none" />
      <path d="M40 108c0 62 46 104 110 104s110-42 110-104" className="fill-surface" />
      <ellipse cx="150" cy="108" rx="110" ry="30" className="fill-surface" />
      <ellipse cx="150" cy="111" rx="94" ry="22" className="fill-sunken" />
      <path d="M166 116c8-10 20-13 32-9-6 10-18 14-32 9Zm0 0c8-4 14-6 20-7" className="fill-leaf-wash" />
      <path d="m232 92 56-70" />
      <path d="M288 22c7-9 18-12 22-8s1 15-8 22-14 2-17-1-3-7 3-13Z" className="fill-surface" />
      <path d="M76 146c10 18 24 30 42 37" />
    </svg>
  )
}
