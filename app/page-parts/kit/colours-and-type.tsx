import { Sample } from './sample.tsx'

const COLOURS = [
  ['Paper', 'paper', 'page'],
  ['Sunken', 'sunken', 'wells, tracks'],
  ['Surface', 'surface', 'cards, fields'],
  ['Ink', 'ink', 'headings'],
  ['Ink 2', 'ink-2', 'running text'],
  ['Ink 3', 'ink-3', 'captions'],
  ['Deep', 'deep', 'one band'],
  ['Leaf', 'leaf', 'links, buttons'],
  ['Emerald', 'emerald', 'fill only'],
  ['Leaf wash', 'leaf-wash', 'information'],
  ['Turmeric', 'turmeric', 'carbohydrate'],
  ['Beetroot', 'beetroot', 'fat'],
  ['Blueberry', 'blueberry', 'protein'],
  ['Tomato', 'tomato', 'errors'],
] as const

export function Colours() {
  return (
    <Sample name="Colour">
      <div className="sheet-swatches">
        {COLOURS.map(([name, token, use]) => (
          <div key={token}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--${token})`} />
            </svg>
            <b>{name}</b>
            <span className="sheet-quiet">{use}</span>
          </div>
        ))}
      </div>
    </Sample>
  )
}

const SIZES = [
  ['display', 'Good dinner', 'Display 81/40, 370'],
  ['h1', 'Shop Supplements', 'H1 52/32, 370'],
  ['h2', 'Popular Recipes', 'H2 36/26, 390'],
  ['h3', 'Nutrient goals', 'H3 24/20, 410'],
  ['h4', 'Slow-stirred red lentil dal', 'H4 18, 440'],
  ['lead', 'A week that plans itself around you.', 'Lead 20/17'],
  ['body', 'Rinse the rice and cover with water.', 'Body 16'],
  ['small', '90 capsules, 10.5p each', 'Small 14'],
  ['micro', 'Per daily portion, 2 capsules', 'Micro 13, the floor'],
] as const

export function TypeSizes() {
  return (
    <Sample name="Type">
      <div className="sheet-type">
        {SIZES.map(([size, text, note]) => (
          <div key={size}>
            <span className={`sheet-${size}`}>{text}</span>
            <span className="sheet-quiet">{note}</span>
          </div>
        ))}
      </div>
    </Sample>
  )
}

export function Shapes() {
  return (
    <Sample name="Radius and depth">
      <div className="sheet-shapes">
        <span className="sheet-s">8 thumbs</span>
        <span className="sheet-m">12 controls</span>
        <span className="sheet-l">16 cards</span>
        <span className="sheet-xl">24 hero only</span>
        <span className="sheet-rest">1 rest</span>
        <span className="sheet-lifted">2 lifted</span>
      </div>
    </Sample>
  )
}
