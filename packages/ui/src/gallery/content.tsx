import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Badge, Tag } from '../badge'
import { Button, IconButton } from '../button'
import { Card, CardGrid, Facts } from '../card'
import { Carousel } from '../carousel'
import { Picture } from '../picture'
import { Price } from '../price'
import { QuantityStepper } from '../quantity-stepper'
import { type Column, Table } from '../table'
import type { Tone } from '../tone'
import { Part, Row, Sample } from './sample'

const tones: readonly Tone[] = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger', 'info']

type Variant = { code: string; size: string; stock: string; expiry: string; price: string; old?: string; max: number }

const variants: readonly Variant[] = [
  { code: '0102-NGS', size: 'Small, blue', stock: '240', expiry: '2027-08', price: 'HK$68.00', max: 240 },
  {
    code: '0102-NGM',
    size: 'Medium, blue',
    stock: '1,120',
    expiry: '2027-11',
    price: 'HK$61.20',
    old: 'HK$68.00',
    max: 1120,
  },
  { code: '0102-NGL', size: 'Large, blue', stock: 'Out of stock', expiry: '–', price: 'HK$68.00', max: 0 },
]

function VariantTable() {
  const [chosen, setChosen] = useState<Record<string, number>>({ '0102-NGM': 20 })
  const columns: readonly Column<Variant>[] = [
    { key: 'size', label: 'Specification', title: true, cell: (row) => row.size },
    { key: 'code', label: 'Article no.', cell: (row) => <span className="tabular">{row.code}</span> },
    {
      key: 'stock',
      label: 'Stock',
      align: 'end',
      cell: (row) => (row.max === 0 ? <span className="text-danger">{row.stock}</span> : row.stock),
    },
    { key: 'expiry', label: 'Expiry', align: 'end', cell: (row) => row.expiry },
    {
      key: 'price',
      label: 'Price',
      align: 'end',
      cell: (row) => <Price main={row.price} old={row.old} oldLabel="Was" size="sm" className="justify-end" />,
    },
    {
      key: 'quantity',
      label: 'Quantity',
      align: 'end',
      cell: (row) => (
        <QuantityStepper
          size="sm"
          value={chosen[row.code] ?? 0}
          max={row.max}
          step={10}
          disabled={row.max === 0}
          onChange={(quantity) => setChosen({ ...chosen, [row.code]: quantity })}
          labels={{ field: `Quantity of ${row.size}`, decrease: 'Ten less', increase: 'Ten more' }}
        />
      ),
    },
  ]
  return (
    <Card flush>
      <Table dense caption="Sizes" columns={columns} rows={variants} rowKey={(row) => row.code} />
    </Card>
  )
}

type Tile = {
  brand: string
  name: string
  price: string
  old?: string
  note?: string
  tag?: string
  lang: string
  soldOut?: string
}

const tiles: readonly Tile[] = [
  {
    brand: 'Corvale',
    name: 'Nitrile examination gloves, powder-free, 100 pieces',
    price: 'HK$61.20',
    old: 'HK$68.00',
    tag: '−10%',
    lang: 'en',
  },
  { brand: 'Ostrea', name: 'Bur', price: 'HK$1,204.50', note: '/ 5', lang: 'en' },
  {
    brand: '頌雅',
    name: '一次性三層外科口罩，耳掛式，每盒 50 個，BFE 98% 或以上',
    price: 'HK$38.00',
    tag: '買二送一',
    lang: 'zh-Hant-HK',
  },
  {
    brand: 'Lumina',
    name: 'Cordless curing light with three light guides and charger',
    price: 'On inquiry',
    lang: 'en',
  },
  { brand: 'Corvale', name: '滅菌袋 90 × 230 毫米', price: 'HK$85.00', soldOut: '缺貨', lang: 'zh-Hant-HK' },
]

function TileCard({ tile, pictureSrc }: { tile: Tile; pictureSrc: string | undefined }) {
  return (
    <li
      lang={tile.lang}
      className="group relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow hover:shadow-lifted"
    >
      <div className="relative">
        <Picture src={pictureSrc} alt="" />
        <span className="absolute end-2 bottom-2 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
          <IconButton label={`Add ${tile.name}`} variant="secondary" disabled={tile.soldOut !== undefined}>
            <Plus aria-hidden />
          </IconButton>
        </span>
      </div>
      <div className="flex flex-1 flex-col p-3">
        <p className="caps text-ink-mute">{tile.brand}</p>
        <p className="mt-0.5 mb-1.5 line-clamp-2 text-sm">{tile.name}</p>
        <div className="mt-auto flex min-h-5 gap-1">
          {tile.tag !== undefined && <Tag tone="accent">{tile.tag}</Tag>}
          {tile.soldOut !== undefined && <Tag tone="danger">{tile.soldOut}</Tag>}
        </div>
        <Price main={tile.price} old={tile.old} oldLabel="Was" note={tile.note} stacked className="mt-1.5" />
      </div>
    </li>
  )
}

const slides = [
  ['spring', 'bg-deep text-on-deep', 'Infection control week', 'Gloves, masks and pouches at contract prices.'],
  ['new', 'bg-primary-soft text-primary', 'New at the bench', 'Handpieces and curing lights, with a year of service.'],
  ['bills', 'bg-accent-soft text-accent', 'Exchange purchase', 'Spend HK$2,000 and add a second item for less.'],
] as const

export function Content({ pictureSrc }: { pictureSrc: string | undefined }) {
  return (
    <Part id="content" title="Content">
      <Sample name="Badge">
        <div className="flex flex-col gap-2">
          {(['soft', 'solid', 'outline'] as const).map((look) => (
            <Row key={look}>
              {tones.map((tone) => (
                <Badge key={tone} tone={tone} look={look}>
                  {tone}
                </Badge>
              ))}
            </Row>
          ))}
        </div>
      </Sample>
      <Sample name="Tag">
        <Row>
          <Tag>CE</Tag>
          <Tag tone="info">Medicine</Tag>
          <Tag tone="accent" look="solid">
            −10%
          </Tag>
          <Tag tone="accent">Buy 2, get 1</Tag>
          <Tag tone="danger">Out of stock</Tag>
        </Row>
      </Sample>
      <Sample name="Price">
        <Row>
          <Price main="HK$61.20" old="HK$68.00" oldLabel="Was" note="per box" size="lg" />
          <Price main="HK$1,204.50" />
          <Price main="US$7.85" tone="plain" size="sm" />
          <Price main="Log in to see prices" tone="plain" size="sm" />
        </Row>
      </Sample>
      <Sample name="CardGrid, Picture">
        <CardGrid>
          {tiles.map((tile) => (
            <TileCard key={tile.name} tile={tile} pictureSrc={tile.soldOut === undefined ? pictureSrc : undefined} />
          ))}
        </CardGrid>
      </Sample>
      <Sample name="Table">
        <VariantTable />
      </Sample>
      <Sample name="Card, Facts">
        <Card
          className="max-w-2xl"
          title="Delivery"
          actions={
            <Button variant="quiet" size="sm">
              Change
            </Button>
          }
          footer={<p className="text-sm text-ink-mute">Arrives on Thursday 14 March.</p>}
        >
          <Facts
            facts={[
              { label: 'Clinic', value: 'Harbour Dental Clinic' },
              { label: 'Address', value: 'Unit 1203, 12/F, 88 Queen’s Road Central, Hong Kong' },
              { label: 'Phone', value: <span className="tabular">+852 9123 4567</span> },
            ]}
          />
        </Card>
      </Sample>
      <Sample name="Carousel">
        <Carousel
          autoplayMs={5000}
          labels={{
            carousel: 'Offers',
            previous: 'Previous offer',
            next: 'Next offer',
            pause: 'Stop moving',
            play: 'Move by itself',
            slide: (number) => `Offer ${number} of ${slides.length}`,
          }}
          slides={slides.map(([key, look, title, text]) => ({
            key,
            content: (
              <div className={`flex h-56 flex-col justify-center px-6 md:px-16 ${look}`}>
                <p className="text-2xl font-semibold md:text-3xl">{title}</p>
                <p className="mt-1 text-sm">{text}</p>
              </div>
            ),
          }))}
        />
      </Sample>
    </Part>
  )
}
