import { createHash } from 'node:crypto'
import pg from 'pg'

export const tokenOf = (n: number): string => createHash('sha256').update(`bench token ${n}`).digest('base64url')

const nouns = [
  'glove',
  'mask',
  'syringe',
  'needle',
  'bur',
  'composite',
  'bonding',
  'etchant',
  'cement',
  'tray',
  'alginate',
  'silicone',
  'forceps',
  'elevator',
  'mirror',
  'probe',
  'tweezers',
  'scissors',
  'suture',
  'gauze',
  'bandage',
  'catheter',
  'disinfectant',
  'wipes',
  'thermometer',
]
const nounsZh = [
  '手套',
  '口罩',
  '注射器',
  '針頭',
  '車針',
  '樹脂',
  '黏合劑',
  '酸蝕劑',
  '水門汀',
  '托盤',
  '藻酸鹽',
  '矽橡膠',
  '拔牙鉗',
  '牙挺',
  '口鏡',
  '探針',
  '鑷子',
  '剪刀',
  '縫線',
  '紗布',
  '繃帶',
  '導管',
  '消毒液',
  '濕紙巾',
  '體溫計',
]
const adjectives = [
  'nitrile',
  'latex',
  'sterile',
  'disposable',
  'diamond',
  'carbide',
  'flowable',
  'universal',
  'dual',
  'curved',
  'straight',
  'fine',
  'coarse',
  'powder free',
  'flexible',
  'rigid',
  'transparent',
  'blue',
  'pink',
  'extra',
]
const adjectivesZh = [
  '丁腈',
  '乳膠',
  '無菌',
  '一次性',
  '金剛石',
  '鎢鋼',
  '流動',
  '通用',
  '雙固化',
  '彎',
  '直',
  '幼',
  '粗',
  '無粉',
  '軟',
  '硬',
  '透明',
  '藍色',
  '粉紅色',
  '特大',
]

/** Fifty two-word searches that all find something, in both languages. */
export const keywords: string[] = Array.from({ length: 50 }, (_, i) =>
  i % 3 === 2 ? `${adjectivesZh[(i * 3) % 20]}${nounsZh[i % 25]}` : `${adjectives[(i * 3) % 20]} ${nouns[i % 25]}`,
)

/** A shop of a given size, written with a few set-based statements. */
export async function fillShop(
  url: string,
  { products, variantsEach, clinics }: { products: number; variantsEach: number; clinics: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const lists = [nouns, nounsZh, adjectives, adjectivesZh]
  try {
    await client.query('begin')
    await client.query(`
      insert into category (id, name, position) select 'c' || i, jsonb_build_object('en', 'Category ' || i, 'zh-Hant', '分類' || i), i from generate_series(1, 12) i`)
    await client.query(`
      insert into category (id, parent_id, name, position)
      select 's' || i, 'c' || (1 + i % 12), jsonb_build_object('en', 'Section ' || i, 'zh-Hant', '小類' || i), i from generate_series(1, 50) i`)
    await client.query(`
      insert into brand (id, name, group_key, sequence) select 'b' || i, jsonb_build_object('en', 'Brand ' || i, 'zh-Hant', '品牌' || i), chr(65 + i % 26), i from generate_series(1, 40) i`)
    await client.query(`
      insert into store (id, name, position) values ('st1', '{"en":"Main warehouse","zh-Hant":"總倉"}', 1), ('st2', '{"en":"Second warehouse","zh-Hant":"二號倉"}', 2)`)
    await client.query(`
      insert into express_method (id, store_id, name, is_default, freight_hkd, freight_usd, free_from_hkd, free_from_usd)
      values ('e1', 'st1', '{"en":"Courier","zh-Hant":"速遞"}', true, 5000, 650, 100000, 13000), ('e2', 'st2', '{"en":"Courier","zh-Hant":"速遞"}', true, 5000, 650, 100000, 13000)`)
    await client.query(
      `insert into product (id, supplier, brand_id, category_id, store_id, name, selling_point, detail_html, producer, picture, sales, recommended, listed_at)
       select 'p' || i, 'Bench', 'b' || (1 + i % 40), 's' || (1 + i % 50), case when i % 20 = 0 then 'st2' else 'st1' end,
         jsonb_build_object(
           'en', initcap(($3::text[])[1 + i % 20] || ' ' || ($1::text[])[1 + (i / 20) % 25]) || ' ' || i,
           'zh-Hant', ($4::text[])[1 + i % 20] || ($2::text[])[1 + (i / 20) % 25] || i),
         jsonb_build_object('en', 'For everyday use in the surgery', 'zh-Hant', '診所日常使用'),
         jsonb_build_object('en', '<p>Packed in a clean room. Keep dry and away from direct sunlight.</p>', 'zh-Hant', '<p>於潔淨室包裝。請存放於陰涼乾燥處。</p>'),
         'Bench Works', '/pictures/products/bench-{0}.webp', (i * 7919) % 5000, case when i % 25 = 0 then 1 else 0 end, now() - (i || ' minutes')::interval
       from generate_series(1, $5::int) i`,
      [...lists, products],
    )
    await client.query(
      `insert into variant (id, product_id, supplier, article_number, standard, unit, step, price_hkd, price_usd, discount_percent, position)
       select 'v' || i || 'x' || k, 'p' || i, 'Bench', 'BN-' || i || '-' || k,
         jsonb_build_object('en', 'Size ' || k, 'zh-Hant', '尺寸' || k), jsonb_build_object('en', 'box', 'zh-Hant', '盒'),
         1, 1000 + ((i * 31 + k * 977) % 50000), 130 + ((i * 31 + k * 977) % 50000) / 8, case when i % 8 = 0 then 15 else 0 end, k
       from generate_series(1, $1::int) i, generate_series(1, $2::int) k`,
      [products, variantsEach],
    )
    await client.query(`insert into stock (variant_id, on_hand) select id, 1000000 from variant`)
    await client.query(
      `insert into stock_movement (variant_id, kind, quantity) select id, 'receive', 1000000 from variant`,
    )
    await client.query(
      `insert into clinic (id, name, status, first_approved_at, province, district, street) select 'cl' || i, 'Clinic ' || i, 'approved', now(), 'HK', 'HK-yau-tsim-mong', 'Nathan Road' from generate_series(1, $1::int) i`,
      [clinics],
    )
    await client.query(
      `insert into account (id, clinic_id, name, email, password_hash, roles) select 'ac' || i, 'cl' || i, 'Buyer ' || i, 'buyer' || i || '@bench.example', '-', '{Buyer}' from generate_series(1, $1::int) i`,
      [clinics],
    )
    await client.query(
      `insert into delivery_address (id, clinic_id, name, area_code, phone, province, district, street, address, is_default)
       select 'ad' || i, 'cl' || i, 'Buyer ' || i, '+852', '61234567', 'HK', 'HK-yau-tsim-mong', 'Nathan Road 1', 'Flat A', true from generate_series(1, $1::int) i`,
      [clinics],
    )
    // The sandbox takes payments in production only when a shop's owner says so.
    await client.query(`insert into setting (key, value) values ('payments.sandbox', 'true')`)
    const hashes = Array.from({ length: clinics }, (_, i) =>
      createHash('sha256')
        .update(tokenOf(i + 1))
        .digest('base64url'),
    )
    await client.query(
      `insert into session (token_hash, account_id, expires_at) select hash, 'ac' || n, now() + interval '1 day' from unnest($1::text[]) with ordinality as h(hash, n)`,
      [hashes],
    )
    await client.query('commit')
    await analyseWhatIsFilled(client)
  } finally {
    await client.end()
  }
}

/**
 * Refreshes the planner's figures as autovacuum does, which leaves empty tables alone: told that a table is empty, the
 * planner reads it from end to end, and prepared statements would keep to that while carts and orders fill it.
 */
export async function analyseWhatIsFilled(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  )
  for (const { name } of rows) await client.query(`analyze ${name}`)
}
