import type { Province } from './region'

/** The 18 districts of Hong Kong, by area (Island, Kowloon, New Territories), and the parishes of Macau: public facts. */
export const hongKongAndMacau: readonly Province[] = [
  {
    code: 'HK',
    zh: '香港',
    en: 'Hong Kong',
    has: 'districts',
    places:
      '中西區 Central and Western|灣仔區 Wan Chai|東區 Eastern|南區 Southern|油尖旺區 Yau Tsim Mong|深水埗區 Sham Shui Po|九龍城區 Kowloon City|黃大仙區 Wong Tai Sin|觀塘區 Kwun Tong|葵青區 Kwai Tsing|荃灣區 Tsuen Wan|屯門區 Tuen Mun|元朗區 Yuen Long|北區 North|大埔區 Tai Po|沙田區 Sha Tin|西貢區 Sai Kung|離島區 Islands',
  },
  {
    code: 'MO',
    zh: '澳門',
    en: 'Macau',
    has: 'districts',
    places:
      '大堂區 Sé|望德堂區 São Lázaro|風順堂區 São Lourenço|花地瑪堂區 Nossa Senhora de Fátima|聖安多尼堂區 Santo António|嘉模堂區（氹仔） Nossa Senhora do Carmo (Taipa)|聖方濟各堂區（路環） São Francisco Xavier (Coloane)|路氹填海區 Cotai',
  },
]
