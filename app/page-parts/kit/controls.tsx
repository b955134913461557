import { useState } from 'react'
import { Badge, CountBadge } from '#kit/badge.tsx'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Chip, ChipGroup, ChipLink } from '#kit/chip.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { QuantityStepper } from '#kit/quantity-stepper.tsx'
import { SearchField } from '#kit/search-field.tsx'
import { TextArea } from '#kit/text-area.tsx'
import { TextField } from '#kit/text-field.tsx'
import { useToast } from '#kit/toast.tsx'
import { Sample } from './sample.tsx'

const LOOKS = ['primary', 'secondary', 'soft', 'danger'] as const

export function Buttons() {
  const [pending, setPending] = useState(false)
  const add = () => {
    setPending(true)
    setTimeout(setPending, 1500, false)
  }
  return (
    <Sample name="Buttons: rest, small, disabled, pending">
      {LOOKS.map(variant => (
        <div key={variant} className="sheet-row">
          <Button variant={variant}>View Cart (2)</Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} pending pendingLabel="Adding…">
            Add to Cart
          </Button>
        </div>
      ))}
      <div className="sheet-row">
        <Button pending={pending} pendingLabel="Adding…" onClick={add}>
          Add to Cart
        </Button>
        <Button variant="secondary" icon="cart">
          View Cart (2)
        </Button>
        <ButtonLink to="/kit" variant="text" iconEnd="arrow-right">
          All recipes
        </ButtonLink>
        <ButtonLink to="/kit" variant="text" icon="arrow-left">
          Continue Shopping
        </ButtonLink>
        <IconButton icon="search" label="Search" />
        <IconButton icon="cart" label="Cart, 2 items">
          <CountBadge count={2} />
        </IconButton>
        <IconButton icon="trash" label="Remove Biotin" quiet />
      </div>
    </Sample>
  )
}

export function Fields() {
  const [search, setSearch] = useState('magnesium')
  return (
    <Sample name="Fields">
      <div className="sheet-fields">
        <TextField
          label="E-mail"
          type="email"
          placeholder="you@example.co.uk"
          hint="We only write about your orders."
          autoComplete="off"
        />
        <TextField
          label="Your e-mail"
          type="email"
          defaultValue="anna@thymewell"
          error="Add the part after the dot, such as .co.uk"
          autoComplete="off"
        />
        <TextField label="Phone" optional defaultValue="020 7946 0000" autoComplete="off" />
        <TextField label="Country" defaultValue="United Kingdom" disabled />
      </div>
      <SearchField
        label="Search supplements"
        placeholder="Search supplements..."
        value={search}
        onChange={event => setSearch(event.target.value)}
        onClear={() => setSearch('')}
      />
      <TextArea label="Message" hint="Tell us the order number if it is about one." />
    </Sample>
  )
}

export function SmallControls() {
  const [quantities, setQuantities] = useState([1, 3, 12])
  const [chip, setChip] = useState('All')
  const [quick, setQuick] = useState(true)
  const { show } = useToast()
  return (
    <Sample name="Stepper, chips, badges">
      <div className="sheet-row">
        {quantities.map((quantity, place) => (
          <QuantityStepper
            // biome-ignore lint/suspicious/noArrayIndexKey: the three samples never change places
            key={place}
            label={`Quantity of sample ${place + 1}`}
            size={place === 0 ? 'regular' : 'small'}
            value={quantity}
            max={12}
            onChange={next => setQuantities(now => now.with(place, next))}
            onOverMax={max => show({ message: `We have ${max} of these in stock.`, tone: 'warning' })}
          />
        ))}
        <QuantityStepper label="Quantity of sample 4" value={2} max={9} onChange={() => {}} disabled />
      </div>
      <ChipGroup label="Nutrient" scroll>
        {['All', 'Magnesium', 'Vitamin', 'Biotin', 'Collagen', 'Creatine'].map(name => (
          <Chip key={name} pressed={chip === name} onPress={() => setChip(name)}>
            {name}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label="More">
        <Chip pressed={quick} removable onPress={() => setQuick(!quick)}>
          30 min
        </Chip>
        <ChipLink to="/kit" current={false}>
          A link
        </ChipLink>
        <ChipLink to="/kit" current>
          The current link
        </ChipLink>
      </ChipGroup>
      <div className="sheet-row">
        <Badge>Coming Soon</Badge>
        <Badge tone="leaf">Recommended</Badge>
        <Badge tone="quiet">High fibre</Badge>
        <Badge tone="caution">Test payments</Badge>
        <Badge tone="error">Not paid</Badge>
        <CountBadge count={3} />
        <CountBadge count={120} />
      </div>
    </Sample>
  )
}
