import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Gallery } from './gallery'
import { Button, buttonClass, Countdown, LinkProvider, Pagination, Picture, Table, TextField } from './index'

const page = renderToStaticMarkup(<Gallery nowMs={0} pictureSrc="/picture.webp" />)

describe('the gallery', () => {
  it('renders on the server without style attributes or inline handlers, which the content policy refuses', () => {
    expect(page.length).toBeGreaterThan(10_000)
    expect(page).not.toMatch(/\sstyle=/)
    expect(page).not.toMatch(/\son[a-z]+=/)
  })

  it('uses every id once and ties every description to something that exists', () => {
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, list] of page.matchAll(/aria-(?:describedby|labelledby)="([^"]+)"/g)) {
      for (const id of list?.split(' ') ?? []) expect(ids).toContain(id)
    }
  })
})

describe('Button', () => {
  it('stays focusable and says why it refuses', () => {
    const html = renderToStaticMarkup(<Button disabledReason="Choose a size first">Add</Button>)
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toContain(' disabled=')
    expect(html).toContain('Choose a size first</span>')
  })

  it('keeps its label for screen readers while it is under way', () => {
    const html = renderToStaticMarkup(<Button loading>Add</Button>)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('Add')
  })

  it('submits nothing unless told to', () => {
    expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Add</Button>)).toContain('type="submit"')
  })

  it('lends its look to links', () => {
    expect(buttonClass({ variant: 'primary' })).toContain('bg-primary')
    expect(buttonClass({ variant: 'danger', block: true })).toContain('w-full')
  })
})

describe('TextField', () => {
  it('ties label, hint and error to the input', () => {
    const html = renderToStaticMarkup(<TextField id="email" label="Email" hint="We write here." error="Required." />)
    expect(html).toContain('<label for="email"')
    expect(html).toContain('aria-describedby="email-hint email-error"')
    expect(html).toContain('aria-invalid="true"')
  })

  it('is not invalid without an error', () => {
    expect(renderToStaticMarkup(<TextField label="Email" error={undefined} />)).not.toContain('aria-invalid=')
  })
})

describe('Pagination', () => {
  const labels = {
    navigation: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (to: number) => `Page ${to}`,
    position: '2 / 9',
  }

  it('marks the current page and links to its neighbours', () => {
    const html = renderToStaticMarkup(
      <Pagination page={2} pageCount={9} hrefFor={(to) => `?page=${to}`} labels={labels} />,
    )
    expect(html).toMatch(/href="\?page=2"[^>]*aria-current="page"/)
    expect(html).toMatch(/href="\?page=1" rel="prev"/)
    expect(html).toMatch(/href="\?page=3" rel="next"/)
  })

  it('has nothing before the first page and is not there for a single one', () => {
    const first = renderToStaticMarkup(<Pagination page={1} pageCount={3} hrefFor={String} labels={labels} />)
    expect(first).not.toContain('rel="prev"')
    expect(renderToStaticMarkup(<Pagination page={1} pageCount={1} hrefFor={String} labels={labels} />)).toBe('')
  })

  it('draws its links with the component that the page provides', () => {
    const html = renderToStaticMarkup(
      <LinkProvider component={({ href, children }) => <a href={`/en${href}`}>{children}</a>}>
        <Pagination page={1} pageCount={2} hrefFor={(to) => `/list/${to}`} labels={labels} />
      </LinkProvider>,
    )
    expect(html).toContain('href="/en/list/2"')
  })
})

describe('Countdown', () => {
  it('shows on the server what the browser shows first', () => {
    const html = renderToStaticMarkup(
      <Countdown dueAtMs={5_025_000} serverNowMs={0} announce={(minutes) => `${minutes} minutes left`} />,
    )
    expect(html).toContain('1:23:45')
    expect(html).toContain('84 minutes left')
  })
})

describe('Picture', () => {
  it('is lazy unless it is in view at once', () => {
    expect(renderToStaticMarkup(<Picture src="/a.webp" alt="" />)).toContain('loading="lazy"')
    expect(renderToStaticMarkup(<Picture src="/a.webp" alt="" priority />)).toContain('loading="eager"')
  })

  it('draws the fallback when there is no picture', () => {
    expect(renderToStaticMarkup(<Picture src={undefined} alt="Gloves" fallbackSrc="/none.webp" />)).toContain(
      'src="/none.webp"',
    )
    expect(renderToStaticMarkup(<Picture src={undefined} alt="Gloves" />)).toContain('aria-label="Gloves"')
  })
})

describe('Table', () => {
  it('names every value for phones, where headings are not drawn', () => {
    const html = renderToStaticMarkup(
      <Table
        caption="Stock"
        rows={[{ code: 'A1', stock: 4 }]}
        rowKey={(row) => row.code}
        columns={[
          { key: 'code', label: 'Code', title: true, cell: (row) => row.code },
          { key: 'stock', label: 'Pieces', cell: (row) => row.stock },
        ]}
      />,
    )
    expect(html.match(/Pieces/g)).toHaveLength(2)
    expect(html.match(/Code/g)).toHaveLength(1)
    expect(html).toContain('role="table"')
  })
})
