import { inLanguage, type Language, type LocalizedText } from '@cusp/kernel'

type Failure = { readonly code: number; readonly says: LocalizedText }

const failure = (code: number, en: string, zhHant: string, zhHans?: string): Failure => ({
  code,
  says: { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans },
})

/** The result code of success (spec A183). */
export const ok = 1200

/** Every way in which the shop says no: result code and sentence. Codes below 2000 are the specification's, the rest ours. */
export const failures = {
  loginRequired: failure(1323, 'Please log in', '請先登入', '请先登录'),
  sessionRevoked: failure(
    1300,
    'You have been signed out. Please log in again',
    '您已登出，請重新登入',
    '您已登出，请重新登录',
  ),
  productGone: failure(
    1328,
    'This product does not exist or was taken off the shelf',
    '該商品不存在或已下架',
    '该商品不存在或已下架',
  ),
  payOrderInvalid: failure(1333, 'This order can no longer be paid', '訂單失效', '订单失效'),
  clinicNotReady: failure(
    1340,
    'Please complete your clinic information and wait for approval',
    '請完善診所資料並等待審核',
    '请完善诊所资料并等待审核',
  ),
  notNewCustomer: failure(1359, 'This is for new customers only', '不滿足新客專享條件，即將自動跳轉。'),

  notUnderstood: failure(2000, 'The request could not be understood', '無法識別請求內容'),
  notFound: failure(2001, 'Not found', '找不到相關內容'),
  tooManyRequests: failure(2002, 'Too many requests. Please try again in a moment', '操作過於頻繁，請稍後再試'),
  tooLarge: failure(2003, 'The request is too large', '提交的內容過大'),
  busy: failure(2004, 'The shop is busy. Please try again in a moment', '系統繁忙，請稍後再試'),
  unexpected: failure(2005, 'Something went wrong on our side', '系統出現小問題，請稍後再試'),
  forbidden: failure(2006, 'You are not allowed to do this', '您沒有權限執行此操作'),
  crossSite: failure(2007, 'The request did not come from this shop', '請求來源不正確'),
  wrongContentType: failure(2008, 'The request has the wrong content type', '請求格式不正確'),
  twoFactorNeeded: failure(2009, 'Please set up two-factor login in your account first', '請先在您的賬號設定雙重驗證'),

  ownPasswordNeeded: failure(
    2010,
    'Please choose a password of your own in your account first',
    '請先在您的賬號設定自己的密碼',
  ),

  captchaWrong: failure(2100, 'The characters do not match the picture', '圖形驗證碼不正確'),
  codeWrong: failure(2101, 'The verification code is wrong or no longer valid', '驗證碼不正確或已失效'),
  codeTooSoon: failure(
    2102,
    'A code was sent a moment ago. Please wait before asking again',
    '驗證碼已發送，請稍候再獲取',
  ),
  codeLimit: failure(2103, 'Too many codes were sent. Please try again later', '驗證碼發送次數過多，請稍後再試'),
  credentialsWrong: failure(2104, 'The account or the password is wrong', '賬號或密碼不正確'),
  accountTaken: failure(
    2105,
    'An account with this email or phone exists already. Please log in',
    '該電郵或電話已註冊，請直接登入',
  ),
  passwordWeak: failure(2106, 'Password: 6 to 16 characters with letters and digits', '密碼為6-16位，需包含字母和數字'),
  passwordCommon: failure(2107, 'This password is too common. Please choose another', '密碼過於簡單，請更換'),
  passwordsDiffer: failure(2108, 'The two passwords do not match', '兩次密碼不一致'),
  phoneNotRecoverable: failure(2109, 'Please enter a correct phone number', '請輸入正確的電話號碼'),
  clinicNotEditable: failure(
    2110,
    'Your clinic is under review or approved and cannot be edited',
    '審核中或已通過，不可編輯',
  ),
  certificateMissing: failure(2111, 'Please upload your business registration certificate', '請上傳商業登記證'),
  fileTooLarge: failure(2112, 'The file is too large', '文件體積過大'),
  fileNotAccepted: failure(2113, 'This kind of file is not accepted', '不支持該文件格式'),
  fileBroken: failure(2114, 'The file could not be read', '文件無法讀取'),
  clinicNotReviewable: failure(2115, 'This clinic is not waiting for review', '該診所不在待審核狀態'),
  reasonMissing: failure(2116, 'Please give a reason', '請填寫原因'),
  dayOutOfRange: failure(2117, 'This day is too early or too late', '日期過早或過遲'),
  clinicNotAskable: failure(
    2118,
    'Only an approved clinic can be asked for a new certificate',
    '只可要求已通過審核的診所更新商業登記證',
  ),
  personNotActive: failure(2119, 'This person can no longer sign in', '該人員已不能登入'),
  oldPasswordWrong: failure(2121, 'The old password is wrong', '舊密碼不正確'),
  identityNotProven: failure(
    2122,
    'Please confirm your identity with a verification code first',
    '請先以驗證碼確認身份',
  ),
  nameMissing: failure(2123, 'Please enter a name', '請輸入姓名'),
  verifyFirst: failure(2124, 'Please verify your clinic first', '請先認證診所'),
  roleMayNotBuy: failure(
    2125,
    'Your role can view and pay orders, but not place them',
    '您的角色可查看及支付訂單，但不可落單',
  ),
  notClinicAdmin: failure(2126, 'Only an administrator of your clinic can do this', '只有診所管理員可執行此操作'),
  lastClinicAdmin: failure(
    2127,
    'Your clinic needs at least one administrator. Please appoint another one first',
    '診所須至少有一名管理員，請先指定另一名管理員',
  ),
  colleagueAlready: failure(2128, 'This person belongs to your clinic already', '該同事已屬於您的診所'),
  invitationGone: failure(
    2129,
    'This invitation is no longer valid. Please ask for a new one',
    '此邀請已失效，請要求重新邀請',
  ),
  invitationLimit: failure(
    2130,
    'Too many invitations were sent. Please try again tomorrow',
    '邀請次數過多，請明天再試',
  ),
  personNotDisabled: failure(2131, 'No operator has disabled this person', '該人員並非由操作員停用'),
  personNotLocked: failure(2132, 'This person is not locked out', '該人員並未被鎖定'),
  clinicNeedsAdmin: failure(
    2133,
    'The clinic needs at least one administrator. Please appoint another one first',
    '診所須至少有一名管理員，請先指定另一名管理員',
  ),
  limitBelowUse: failure(2134, 'The limit cannot be less than what is used already', '額度不可少於已使用金額'),
  addressUnderReview: failure(
    2135,
    'Your clinic is under review. Its address can be changed afterwards',
    '診所正在審核中，完成後方可更改地址',
  ),
  paymentPasswordLength: failure(2140, 'The payment password has 6 digits', '支付密碼長度為6位'),
  paymentPasswordDigits: failure(2141, 'The payment password consists of digits only', '支付密碼只可包含數字'),
  paymentPasswordMissing: failure(2142, 'Please enter the 6 digits of your payment password', '請輸入6位數字支付密碼'),
  paymentPasswordWrong: failure(
    2143,
    'The payment password is wrong. Tries left before it is locked: {n}',
    '支付密碼不正確，尚可嘗試{n}次',
  ),
  paymentPasswordLocked: failure(
    2144,
    'Too many wrong payment passwords. Try again in {n} minutes, or set another one with a code',
    '支付密碼錯誤次數過多，請於{n}分鐘後再試，或以驗證碼重新設定',
  ),
  paymentPasswordNotSet: failure(2145, 'No payment password is set', '尚未設定支付密碼'),
  paymentPasswordNotOffered: failure(
    2146,
    'Your clinic has no balance or credit with us, so there is nothing to protect with a payment password',
    '貴診所未開通餘額或信貸，無需設定支付密碼',
  ),
  paymentPasswordNotLocked: failure(2147, 'This payment password is not locked', '該支付密碼並未被鎖定'),
  currencyNotAllowed: failure(2120, 'The currency cannot be switched in your region', '該地區不允許貨幣切換'),

  addressNotFound: failure(2200, 'This address does not exist', '地址不存在'),
  addressIncomplete: failure(2201, 'Please fill in the complete address', '請填寫完整信息'),
  regionNotServed: failure(
    2203,
    'We do not deliver to this region at present. Please choose another address',
    '暫不配送至此地區，請選擇其他地址',
  ),
  areaCodeNotOffered: failure(2204, 'Phone numbers of this area cannot be used here', '暫不支援此地區的電話號碼'),
  addressLimit: failure(2202, 'The address book is full', '地址數量已達上限'),

  cartEmpty: failure(2300, 'Select at least one product', '至少選擇壹個商品'),
  notOrderable: failure(2301, 'Some products cannot be ordered as they stand', '部分商品無法訂購'),
  insufficientStock: failure(2302, 'Insufficient stock', '庫存不足'),
  overLimit: failure(2303, 'Limited to {n} pieces', '限購{n}件'),
  onInquiryOnly: failure(2304, 'The price is on inquiry: please contact us', '該商品需詢價，請聯絡我們'),
  cartFull: failure(2305, 'The cart is full', '購物車已滿'),
  lineNotFound: failure(2306, 'This line is not in the cart', '購物車中沒有該商品'),
  wrongQuantity: failure(2307, 'The quantity must be whole packs of {n}', '數量須為{n}的倍數'),

  favouritesFull: failure(2350, 'Your favourites are full. Please remove some first', '收藏已滿，請先移除部分商品'),
  awaitedFull: failure(
    2351,
    'You wait for too many goods already. Please remove some first',
    '到貨通知已達上限，請先移除部分商品',
  ),
  inStockAlready: failure(2352, 'These goods are in stock', '該商品現有庫存'),

  tempOrderGone: failure(
    2400,
    'This confirmation has expired. Please return to the cart',
    '確認頁已失效，請返回購物車',
  ),
  priceChanged: failure(2401, 'Prices have changed. Please check the order again', '價格已變更，請重新確認訂單'),
  expressNotOffered: failure(2402, 'This delivery method is not offered', '不支持該配送方式'),
  orderNotFound: failure(2403, 'This order does not exist', '訂單不存在'),
  orderNotCancellable: failure(2404, 'This order can no longer be cancelled', '訂單不可取消'),
  orderNotReceivable: failure(2405, 'This order is not on its way', '訂單未發貨，無法確認收貨'),
  orderNotShippable: failure(2406, 'This order cannot be shipped', '訂單不可發貨'),
  orderNotClosable: failure(2407, 'This order cannot be closed', '訂單不可關閉'),
  storeNotInOrder: failure(2408, 'The order has nothing to ship from this store', '訂單沒有該倉庫的商品'),
  waybillMissing: failure(2409, 'Please enter the waybill number', '請填寫運單號'),
  paymentChoiceNotOffered: failure(2410, 'This payment choice is not offered', '不支持該支付方式'),
  orderAwaitsReview: failure(
    2411,
    'We are reviewing this order. You can pay once we have accepted it',
    '訂單正在審核，接納後即可付款',
  ),
  orderNotInReview: failure(2412, 'This order does not await review', '該訂單不在審核中'),
  orderNotHeld: failure(2413, 'This order is not on hold', '該訂單並未暫緩發貨'),

  preOrderEnded: failure(
    2430,
    'These goods can no longer be pre-ordered in this quantity',
    '該商品已不能按此數量預訂',
    '该商品已不能按此数量预订',
  ),
  preOrderAlone: failure(
    2431,
    'A pre-order holds one article; order other goods separately',
    '每張預訂訂單只可包含一款商品，其他商品請分開訂購',
    '每张预订订单只可包含一款商品，其他商品请分开订购',
  ),
  preOrderBelowAwaited: failure(2432, 'More pieces than this have been pre-ordered already', '已預訂的數量多於此數'),

  paymentMethodMissing: failure(2500, 'Please select a payment method', '請選擇支付方式'),
  paymentMethodNotOffered: failure(2501, 'This payment method is not offered for this order', '該訂單不支持此支付方式'),
  paymentNotFound: failure(2502, 'This payment does not exist', '付款記錄不存在'),
  transactionClosed: failure(2503, 'Transaction closed', '交易關閉'),
  remittanceNotExpected: failure(2504, 'No remittance is expected for this order', '該訂單無需確認匯款'),
  amountDiffers: failure(2505, 'The amount differs from what is payable', '金額與應付金額不符'),
  providerUnavailable: failure(
    2506,
    'The payment provider cannot be reached. Please try again',
    '支付服務暫時無法使用，請稍後再試',
  ),
  webhookRefused: failure(2507, 'The notice could not be verified', '通知驗證失敗'),

  productNotFound: failure(2600, 'This product does not exist', '商品不存在'),
  variantNotFound: failure(2601, 'This variant does not exist', '規格不存在'),
  articleNumberTaken: failure(2602, 'Another variant of this supplier has this article number', '該供應商已有相同貨號'),
  stockBelowReserved: failure(2603, 'Stock cannot be less than what is reserved for orders', '庫存不可少於已預留數量'),
  categoryNotFound: failure(2604, 'This category does not exist', '分類不存在'),
  synonymsNotFound: failure(2690, 'These synonyms do not exist any more', '此組同義詞已不存在'),
  brandNotFound: failure(2605, 'This brand does not exist', '品牌不存在'),
  pickedTwice: failure(2650, 'A product can be picked once only', '同一商品不可重複選擇'),
  importNotFound: failure(2606, 'This import does not exist', '匯入記錄不存在'),
  sheetNotUnderstood: failure(2607, 'The sheet could not be read: {reason}', '無法讀取表格：{reason}'),
  importNotReady: failure(2608, 'This import cannot be run now', '該匯入現時無法執行'),
  changedMeanwhile: failure(
    2609,
    'Somebody else changed this in the meantime. Please reload',
    '資料已被他人更改，請重新載入',
  ),

  questionsInCategory: failure(
    2695,
    'Move or remove the questions of this category first',
    '請先移走或刪除此類別內的問題',
  ),
  fileUnknown: failure(2620, 'This file was not uploaded here', '此檔案並非由此上傳'),
  bundleRefused: failure(
    2621,
    'A bundle consists of other products of the shop, each variant once',
    '套裝只可包含本店其他商品，每個規格一次',
  ),
  promotionNotFound: failure(2622, 'This promotion does not exist', '優惠不存在'),
  promotionOverlaps: failure(2623, 'The product has another promotion at that time', '該商品於此期間已有其他優惠'),
  promotionTooDear: failure(2624, 'A promotion price must be lower than the usual price', '優惠價必須低於平常售價'),
  priceAlreadyAsked: failure(
    2698,
    'Your clinic has asked for this price already. We answer by email.',
    '您的診所已查詢此商品價格，我們會以電郵回覆。',
  ),
  answerEmailNeeded: failure(2697, 'Please enter the email that we may answer to', '請填寫接收回覆的電郵'),
  notOnInquiry: failure(2696, 'These goods have a price', '此商品已有售價'),
  tagTaken: failure(2625, 'There is a tag of this type already', '已有此類標籤'),
  couponNotFound: failure(2626, 'This coupon does not exist', '優惠券不存在'),
  datesBackwards: failure(2627, 'The expiry date lies before the production date', '有效期早於生產日期'),
  homePartNotFound: failure(2640, 'This part of the home page does not exist any more', '此首頁內容已不存在'),
  linkNotAllowed: failure(
    2641,
    'Links may lead to pages of the shop or to: {hosts}',
    '連結只可指向本店頁面或以下網站：{hosts}',
  ),
  previewEnded: failure(
    2642,
    'This preview has ended. Please open it again from the back office',
    '預覽已失效，請於後台重新開啟',
  ),
  tooManyParts: failure(
    2643,
    'There are too many of these. Please remove one first',
    '此類內容數量已達上限，請先移除一項',
  ),

  specialEventNotFound: failure(2644, 'This special event does not exist any more', '此活動已不存在'),

  operatorTaken: failure(2700, 'An operator with this email exists already', '該電郵已有操作員'),
  operatorNotFound: failure(2701, 'This operator does not exist', '操作員不存在'),
  messageNotFound: failure(2702, 'This message does not exist', '訊息不存在'),
  loginStepGone: failure(
    2704,
    'This login took too long or had too many tries. Please start again',
    '登入已逾時或嘗試次數過多，請重新開始',
  ),
  passwordWrong: failure(2705, 'The password is wrong', '密碼不正確'),
  twoFactorNotStarted: failure(2706, 'This set-up has expired. Please start again', '設定已失效，請重新開始'),
  twoFactorOff: failure(2707, 'Two-factor login is not set up', '尚未設定雙重驗證'),
  twoFactorRequired: failure(
    2708,
    'Your role requires two-factor login, so it cannot be turned off',
    '您的角色必須使用雙重驗證，不可關閉',
  ),
  notOnYourself: failure(2709, 'You cannot do this to yourself', '不可對自己執行此操作'),
  textNotFound: failure(2710, 'This text does not exist', '沒有此文字'),
  textMissing: failure(2711, 'Please write it, the subject on one line', '請填寫內容，主旨須為一行'),
  textPlaceUnknown: failure(2712, '{place} is not a place of this text', '{place} 並非此文字可用的欄位'),
  textPlaceMissing: failure(2713, 'The text must contain {place}', '內容必須包含 {place}'),
  textPlaceSecret: failure(2714, '{place} must not stand in the subject', '主旨不可包含 {place}'),
  invitationCodeTaken: failure(2715, 'This invitation code exists already', '此邀請碼已存在'),
  invitationCodeNotFound: failure(2716, 'This invitation code does not exist', '沒有此邀請碼'),
  periodBackwards: failure(2717, 'The last day lies before the first', '最後一天早於第一天'),
  operatorPasswordWeak: failure(2720, 'Password: 8 to 64 characters', '密碼為8至64個字元'),
  firstPasswordExpired: failure(
    2721,
    'This first password has expired. Please ask an administrator for another one',
    '此初始密碼已過期，請聯絡管理員重新設定',
  ),
  passwordUnchanged: failure(
    2722,
    'Please choose a password other than the present one',
    '請設定與現有密碼不同的新密碼',
  ),
  lastAdmin: failure(2703, 'The last administrator cannot be disabled or given another role', '不可停用最後一位管理員'),
} as const satisfies Record<string, Failure>

export type FailureName = keyof typeof failures

/** Failures that any call may meet; entries do not list them. */
export const commonFailures = [
  'loginRequired',
  'sessionRevoked',
  'clinicNotReady',
  'notUnderstood',
  'notFound',
  'tooManyRequests',
  'tooLarge',
  'busy',
  'unexpected',
  'forbidden',
  'crossSite',
  'wrongContentType',
  'twoFactorNeeded',
  'ownPasswordNeeded',
] as const satisfies readonly FailureName[]

/** What a refusal may carry besides its code: the field at fault, values for the sentence, the lines concerned. */
export type FailureDetail = {
  readonly field?: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly lines?: readonly { readonly id: string; readonly failure: string; readonly says: string }[]
}

// Object.keys forgets the names that the table declares.
export const failureNames = Object.keys(failures) as FailureName[]
const byCode = new Map<number, FailureName>(failureNames.map((name) => [failures[name].code, name]))

export const failureOfCode = (code: number): FailureName | undefined => byCode.get(code)

/** The sentence of a failure, with `{n}`-like places filled. */
export function failureSentence(name: FailureName, language: Language, params: FailureDetail['params'] = {}): string {
  return inLanguage(failures[name].says, language).replace(/\{(\w+)\}/g, (place, key: string) =>
    String(params[key] ?? place),
  )
}
