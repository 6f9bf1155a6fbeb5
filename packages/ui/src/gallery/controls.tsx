import { Heart, Search, ShoppingCart, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../button'
import { buttonClass } from '../button-class'
import { Chip, RemovableChip } from '../chip'
import { Checkbox, RadioCard, RadioGroup } from '../choice'
import { QuantityStepper } from '../quantity-stepper'
import { Select } from '../select'
import { PasswordField, TextArea, TextField } from '../text-field'
import { Part, Row, Sample } from './sample'

const stepperLabels = { field: 'Quantity', decrease: 'One step less', increase: 'One step more' }

function Steppers() {
  const [quantity, setQuantity] = useState(10)
  const [single, setSingle] = useState(1)
  const [correction, setCorrection] = useState('')
  return (
    <div className="flex flex-wrap items-start gap-6">
      <QuantityStepper
        value={quantity}
        min={5}
        max={42}
        step={5}
        onChange={setQuantity}
        onCorrect={setCorrection}
        labels={stepperLabels}
        note={`In fives, up to 40. ${correction}`}
      />
      <QuantityStepper value={single} min={1} max={99} onChange={setSingle} labels={stepperLabels} size="sm" />
      <QuantityStepper value={0} max={0} onChange={setSingle} labels={stepperLabels} disabledReason="Out of stock" />
    </div>
  )
}

export function Controls() {
  const [isOn, setOn] = useState(true)
  return (
    <Part id="controls" title="Controls">
      <Sample name="Button">
        <div className="flex flex-col gap-3">
          <Row>
            <Button>Add to cart</Button>
            <Button variant="secondary">Save for later</Button>
            <Button variant="quiet">Details</Button>
            <Button variant="danger">Cancel order</Button>
            <a href="#controls" className={buttonClass({ variant: 'secondary' })}>
              Browse gloves
            </a>
          </Row>
          <Row>
            <Button loading>Add to cart</Button>
            <Button variant="secondary" loading>
              Save for later
            </Button>
            <Button disabled>Disabled</Button>
            <Button variant="secondary" disabledReason="Choose a size first">
              Says why not
            </Button>
          </Row>
          <Row>
            <Button size="sm" icon={<ShoppingCart aria-hidden />}>
              Small
            </Button>
            <Button icon={<ShoppingCart aria-hidden />}>Medium</Button>
            <Button size="lg" icon={<ShoppingCart aria-hidden />}>
              Large
            </Button>
          </Row>
          <div className="max-w-56">
            <Button block>A label that is three times longer than it was in the other language</Button>
          </div>
        </div>
      </Sample>
      <Sample name="IconButton">
        <Row>
          <IconButton label="Save">
            <Heart aria-hidden />
          </IconButton>
          <IconButton label="Search" variant="primary">
            <Search aria-hidden />
          </IconButton>
          <IconButton label="Remove" variant="secondary" size="sm">
            <Trash2 aria-hidden />
          </IconButton>
          <IconButton label="Saving" loading>
            <Heart aria-hidden />
          </IconButton>
          <IconButton label="Remove" variant="secondary" disabled>
            <Trash2 aria-hidden />
          </IconButton>
        </Row>
      </Sample>
      <Sample name="Fields">
        <div className="grid max-w-4xl gap-5 sm:grid-cols-2">
          <TextField label="Clinic name" defaultValue="Harbour Dental Clinic" autoComplete="organization" />
          <TextField label="Contact person" optionalMark="(optional)" hint="Who we ask for at the door." />
          <TextField
            label="Email"
            type="email"
            defaultValue="nurse@clinic"
            error="Enter a full address, such as name@clinic.hk."
          />
          <TextField label="Mobile" start="+852" inputMode="tel" placeholder="9123 4567" />
          <PasswordField
            label="Password"
            showLabel="Show password"
            hideLabel="Hide password"
            defaultValue="correct horse"
            hint="8 characters or more."
          />
          <TextField label="Account number" defaultValue="C-204418" disabled hint="Given by us; it cannot change." />
          <Select
            label="District"
            placeholder="Choose a district"
            options={[
              { value: 'cw', label: 'Central and Western' },
              { value: 'yt', label: 'Yau Tsim Mong' },
              { value: 'is', label: 'Islands (no same-day delivery)', disabled: true },
            ]}
          />
          <Select
            label="排序"
            defaultValue="new"
            error="請選擇排序方式。"
            options={[{ value: 'new', label: '最新上架' }]}
          />
          <TextArea label="Note to the driver" className="sm:col-span-2" placeholder="Lift B, 12/F" />
        </div>
      </Sample>
      <Sample name="Checkbox">
        <div className="flex flex-col">
          <Checkbox label="Keep me logged in" defaultChecked />
          <Checkbox label="Send me the monthly price list" hint="You can stop it in your account." />
          <Checkbox label="All lines of this store" indeterminate />
          <Checkbox label="Not for this clinic" disabled />
          <Checkbox label="I have read the terms of sale" error="Tick this to go on." />
        </div>
      </Sample>
      <Sample name="RadioGroup">
        <RadioGroup
          label="Invoice"
          name="gallery-invoice"
          defaultValue="email"
          options={[
            { value: 'email', label: 'By email' },
            { value: 'paper', label: 'On paper, in the parcel' },
            { value: 'edi', label: 'By EDI', note: 'For groups of clinics only.', disabled: true },
          ]}
        />
      </Sample>
      <Sample name="RadioCard">
        <fieldset className="grid max-w-3xl gap-3 sm:grid-cols-2">
          <legend className="sr-only">Payment</legend>
          <RadioCard name="gallery-payment" value="fps" title="FPS" note="Scan with your bank’s app." defaultChecked />
          <RadioCard name="gallery-payment" value="card" title="Card" note="Visa, Mastercard, UnionPay" end="+0%" />
          <RadioCard name="gallery-payment" value="bank" title="Bank transfer" note="We ship once it has arrived." />
          <RadioCard name="gallery-payment" value="wallet" title="Balance" note="HK$120.00 is not enough." disabled />
        </fieldset>
      </Sample>
      <Sample name="QuantityStepper">
        <Steppers />
      </Sample>
      <Sample name="Chip">
        <Row>
          <Chip selected={isOn} onClick={() => setOn(!isOn)}>
            In stock
          </Chip>
          <Chip>Discounted</Chip>
          <Chip disabled>Medicines</Chip>
          <RemovableChip removeLabel="Remove filter: Nitrile" onRemove={() => setOn(false)}>
            Nitrile
          </RemovableChip>
        </Row>
      </Sample>
    </Part>
  )
}
