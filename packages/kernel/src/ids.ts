declare const kind: unique symbol

/** Ids of different things do not fit each other's place. */
export type Id<K extends string> = string & { readonly [kind]: K }

export type AccountId = Id<'Account'>
export type ClinicId = Id<'Clinic'>
export type OperatorId = Id<'Operator'>
export type CategoryId = Id<'Category'>
export type BrandId = Id<'Brand'>
export type ProductId = Id<'Product'>
export type VariantId = Id<'Variant'>
export type StoreId = Id<'Store'>
export type ExpressId = Id<'Express'>
export type AddressId = Id<'Address'>
export type TempOrderId = Id<'TempOrder'>
export type OrderNo = Id<'OrderNo'>
export type PaymentId = Id<'Payment'>
export type FileId = Id<'File'>
export type ImportId = Id<'Import'>
export type SessionId = Id<'Session'>
export type OperatorSessionId = Id<'OperatorSession'>
export type InvitationId = Id<'Invitation'>
export type InfoPageId = Id<'InfoPage'>
export type QuestionId = Id<'Question'>
export type QuestionCategoryId = Id<'QuestionCategory'>
export type SpecialEventId = Id<'SpecialEvent'>
export type InvitationCodeId = Id<'InvitationCode'>

/** Gives a string the kind that its source guarantees: a database column or a checked wire value. */
export const idFrom = <K extends string>(value: string): Id<K> =>
  // The caller names the source of the value; nothing else makes ids.
  value as Id<K>
