/** Whether somebody with these roles of a clinic may put goods into a cart and place orders; all others are finance-only (decision 21). */
export const mayBuy = (roles: readonly string[]): boolean => roles.includes('Buyer') || roles.includes('Seller')
