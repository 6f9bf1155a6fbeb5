import { type Draft, draft, type Language, type Place, template } from '@cusp/kernel'

const same = (text: string) => ({ en: text, 'zh-Hant': text })
const writer: Place = {
  about: { en: 'Name of whoever wrote', 'zh-Hant': '來信者姓名' },
  sample: { en: 'Dr Lee', 'zh-Hant': '李醫生', 'zh-Hans': '李医生' },
}
const message: Place = {
  about: { en: 'What was written', 'zh-Hant': '來信內容' },
  sample: { en: 'Do you stock size M?', 'zh-Hant': '請問有 M 碼嗎？', 'zh-Hans': '请问有 M 码吗？' },
}

const received = template({
  key: 'inbox.received',
  about: { en: 'To the shop: somebody wrote in the contact form', 'zh-Hant': '寄給本店：有人提交聯絡表格' },
  places: {
    name: writer,
    message: { ...message, isNeeded: true },
    email: {
      about: { en: 'Email of whoever wrote', 'zh-Hant': '來信者電郵' },
      sample: same('lee@clinic.example'),
      isNeeded: true,
    },
    phone: { about: { en: 'Phone of whoever wrote', 'zh-Hant': '來信者電話' }, sample: same('+852 61234567') },
  },
  says: {
    en: {
      subject: 'Enquiry from {name}',
      text: '{name} ({email} {phone}) wrote:\n\n{message}\n\nAnswer it under Enquiries in the back office.',
    },
    'zh-Hant': {
      subject: '{name} 的查詢',
      text: '{name}（{email} {phone}）來信：\n\n{message}\n\n請於後台「查詢」回覆。',
    },
    'zh-Hans': {
      subject: '{name} 的查询',
      text: '{name}（{email} {phone}）来信：\n\n{message}\n\n请于后台“查询”回复。',
    },
  },
})

const answered = template({
  key: 'inbox.answered',
  about: { en: 'The shop answers an enquiry', 'zh-Hant': '回覆查詢' },
  places: {
    name: writer,
    message,
    answer: {
      about: { en: 'The answer', 'zh-Hant': '回覆內容' },
      sample: { en: 'Yes, in all shades.', 'zh-Hant': '有，各色齊備。', 'zh-Hans': '有，各色齐备。' },
      isNeeded: true,
    },
  },
  says: {
    en: { subject: 'Our answer to your enquiry', text: 'Dear {name},\n\n{answer}\n\nCusp\n\nYou wrote:\n{message}' },
    'zh-Hant': { subject: '回覆您的查詢', text: '{name} 您好：\n\n{answer}\n\nCusp 敬上\n\n您的查詢：\n{message}' },
    'zh-Hans': { subject: '回复您的查询', text: '{name} 您好：\n\n{answer}\n\nCusp 敬上\n\n您的查询：\n{message}' },
  },
})

export const templates = [received, answered]

type Written = { readonly name: string; readonly email: string; readonly phone: string; readonly message: string }

/** To the shop, in the language that was written in. */
export const receivedLetter = ({ name, email, phone, message: said }: Written, language: Language): Draft =>
  draft(received, language, { name, email, phone, message: said })

/** To whoever wrote. */
export const answerLetter = ({ name, message: said }: Written, answer: string, language: Language): Draft =>
  draft(answered, language, { name, message: said, answer })
