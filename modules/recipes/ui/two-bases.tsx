/** A figure of a serving and of 100 g, of which the switch of the panel shows one. */
export function TwoBases({ perServing, per100g }: { perServing: string; per100g: string }) {
  return (
    <>
      <span className="group-has-[#basis-100g:checked]/nutrition:hidden">{perServing}</span>{' '}
      <span className="hidden group-has-[#basis-100g:checked]/nutrition:inline">{per100g}</span>
    </>
  )
}
