/** What the style sheet gives a drawing, which a file of its own does not have. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
]
const SCALE = 2
const MARGIN = 16

/** A drawing of the page as a picture on this device: as it is seen, on the ground of its card. */
export async function savePicture(drawing: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = drawing.getBoundingClientRect()
  const copy = styledCopy(drawing, width, height)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * MARGIN) * SCALE
  canvas.height = (height + 2 * MARGIN) * SCALE
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('This browser paints no pictures')
  paint.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface')
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.scale(SCALE, SCALE)
  paint.drawImage(image, MARGIN, MARGIN, width, height)
  const link = document.createElement('a')
  link.download = name
  link.href = canvas.toDataURL('image/png')
  link.click()
}

function styledCopy(drawing: SVGSVGElement, width: number, height: number): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const drawn = drawing.querySelectorAll('*')
  for (const [index, part] of [...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(drawn[index] as Element)
    for (const property of STYLES) part.setAttribute(property, style.getPropertyValue(property))
  }
  return copy
}
