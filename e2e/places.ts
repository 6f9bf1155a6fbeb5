import { rows } from './database'

/** Fills the places of an address: a product that is sold, and the orders and the clinic of whoever has this email. */
export async function addressesOf(email: string): Promise<(path: string) => string> {
  const [goods] = await rows<{ variant: string; product: string }>(
    `select v.id as variant, p.id as product from variant v join product p on p.id = v.product_id
     where p.name->>'en' = 'Dental cotton rolls' order by v.position limit 1`,
  )
  const [own] = await rows<{ clinic: string; order: string; unpaid: string }>(
    `select c.id as clinic,
       (select order_no from shop_order where clinic_id = c.id order by created_at limit 1) as "order",
       (select order_no from shop_order where clinic_id = c.id and status = 'pendingPayment' order by created_at desc limit 1) as unpaid
     from clinic c join account a on a.clinic_id = c.id where a.email = $1`,
    [email],
  )
  const places: Readonly<Record<string, string | null>> = { ...goods, ...own }
  return (path) => path.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '')
}
