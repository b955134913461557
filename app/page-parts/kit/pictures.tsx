import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Gallery, type GalleryImage } from '#kit/gallery.tsx'
import { Initials } from '#kit/initials.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { QuantityStepper } from '#kit/quantity-stepper.tsx'
import { Sample } from './sample.tsx'

const LOST: PictureSource = { file: 'no-such-picture', width: 960, height: 1200, widths: [320], ground: '#c9d1bf' }

export function Galleries({ images }: { images: readonly GalleryImage[] }) {
  return (
    <Sample name="Gallery">
      <Gallery label="Sample pictures" images={images} sizes="(width < 56rem) 100vw, 600px" eager bleed />
    </Sample>
  )
}

export function Cards({ images }: { images: readonly GalleryImage[] }) {
  const [quantity, setQuantity] = useState(1)
  const [first] = images
  return (
    <Sample name="Card, no picture, lost picture">
      <div className="sheet-product">
        <Gallery compact label="Pictures on a card" images={images} sizes="300px" to="/kit" />
        <h3 className="sheet-h4">Magnesium Complex</h3>
        <div className="sheet-between">
          <span className="sheet-price">£9.46</span>
          <span className="sheet-quiet">90 capsules, 10.5p each</span>
        </div>
        <div className="sheet-buy">
          <QuantityStepper
            label="Quantity of the sample"
            size="small"
            value={quantity}
            max={9}
            onChange={setQuantity}
          />
          <Button size="small" pendingLabel="Adding…">
            Add to Cart
          </Button>
        </div>
      </div>
      <div className="sheet-row">
        {first ? <Picture {...first} sizes="96px" cover className="sheet-thumb" /> : null}
        <Picture picture={LOST} alt="A picture that is lost" sizes="96px" cover className="sheet-thumb" />
        <Picture picture={LOST} alt="" name="Magnesium Complex" sizes="96px" cover className="sheet-thumb" />
        <Initials name="Apple and almonds" className="sheet-tile" />
        <Initials name="Vitamin D3 + K2" className="sheet-tile" />
        <Initials name="Collagen Capsules" className="sheet-tile" />
        <Initials name="Biotin" className="sheet-tile" />
      </div>
      <div className="sheet-product-pair">
        <Gallery
          label="A gallery whose pictures are lost"
          compact
          images={[{ picture: LOST, alt: 'Lost' }]}
          sizes="300px"
        />
        <Gallery label="An empty gallery" compact images={[]} sizes="300px" />
      </div>
    </Sample>
  )
}
