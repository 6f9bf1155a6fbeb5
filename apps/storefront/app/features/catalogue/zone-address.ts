/** Opens a product's page at the prices of the new-customer zone (spec A19). */
export const fromZone = { tagType: 3 }
