import type { IllustrationType } from '../illustrations'
import type { Pair } from './pair'

type Entry = readonly [en: string, zh: string, art: IllustrationType]
type Aisle = {
  readonly name: Pair
  readonly art: IllustrationType
  readonly shelves: Readonly<Record<string, Entry>>
}

/** First-level categories with their second level, in the order they are shown. */
export const aisles = {
  'infection-control': {
    name: ['Infection control', '感染控制'],
    art: 'glove-box',
    shelves: {
      gloves: ['Gloves', '手套', 'glove-pair'],
      'masks-eyewear': ['Masks & eye protection', '口罩及護眼用品', 'mask-box'],
      'gowns-caps': ['Gowns & caps', '保護衣及帽', 'gown'],
      'sterilisation-packaging': ['Sterilisation pouches & indicators', '滅菌袋及指示劑', 'pouch'],
      disinfectants: ['Disinfectants & hand hygiene', '消毒劑及潔手用品', 'disinfectant-spray'],
    },
  },
  consumables: {
    name: ['Disposables & medical consumables', '即棄及醫療耗材'],
    art: 'cotton-rolls',
    shelves: {
      'cotton-gauze': ['Cotton & gauze', '棉卷及紗布', 'gauze'],
      'chairside-disposables': ['Chairside disposables', '椅旁即棄用品', 'bib'],
      'syringes-needles': ['Syringes & needles', '針筒及針咀', 'syringe'],
      'dressings-bandages': ['Dressings & bandages', '敷料及繃帶', 'bandage'],
      'diagnostics-monitoring': ['Diagnostics & monitoring', '診斷及監測', 'bp-monitor'],
    },
  },
  restorative: {
    name: ['Restorative', '修復材料'],
    art: 'composite-syringe',
    shelves: {
      composites: ['Composites', '光固化樹脂', 'composite-syringe'],
      'bonding-etchants': ['Bonding & etchants', '黏合劑及酸蝕劑', 'bonding-bottle'],
      'cements-liners': ['Cements & liners', '黏固劑及墊底材料', 'cement'],
      'matrices-wedges': ['Matrices & wedges', '成形片及楔子', 'sectional-matrix'],
      'finishing-polishing': ['Finishing & polishing', '修整及拋光', 'polishing-discs'],
    },
  },
  endodontics: {
    name: ['Endodontics', '根管治療'],
    art: 'endo-files',
    shelves: {
      'endodontic-files': ['Files & reamers', '根管銼', 'rotary-files'],
      obturation: ['Obturation & posts', '根管充填及樁釘', 'gutta-percha'],
      irrigation: ['Irrigation & medicaments', '沖洗及根管用藥', 'irrigation-syringe'],
      'rubber-dam': ['Rubber dam', '橡皮障', 'rubber-dam'],
    },
  },
  prosthodontics: {
    name: ['Impression & prosthodontics', '印模及義齒修復'],
    art: 'impression-cartridge',
    shelves: {
      'impression-materials': ['Impression materials', '印模材料', 'putty-jars'],
      'trays-accessories': ['Trays & accessories', '印模托盤及配件', 'impression-tray'],
      'temporary-crowns': ['Temporary crowns & bridges', '臨時牙冠及牙橋', 'temporary-crown'],
      'dentures-laboratory': ['Dentures & laboratory', '假牙及技工材料', 'denture'],
    },
  },
  rotary: {
    name: ['Handpieces & burs', '手機及車針'],
    art: 'handpiece-high-speed',
    shelves: {
      handpieces: ['Handpieces & motors', '手機及馬達', 'handpiece-led'],
      'diamond-burs': ['Diamond burs', '金剛砂車針', 'bur-flame'],
      'carbide-burs': ['Carbide & laboratory burs', '鎢鋼及技工車針', 'carbide-bur'],
      'handpiece-care': ['Handpiece care & parts', '手機保養及配件', 'handpiece-oil'],
    },
  },
  instruments: {
    name: ['Hand instruments', '手用器械'],
    art: 'mirror',
    shelves: {
      'examination-instruments': ['Examination', '檢查器械', 'probe'],
      'filling-instruments': ['Filling & general', '充填及一般器械', 'hand-instrument'],
      'periodontal-instruments': ['Periodontal', '牙周器械', 'curette'],
    },
  },
  orthodontics: {
    name: ['Orthodontics', '牙齒矯正'],
    art: 'metal-bracket',
    shelves: {
      'brackets-tubes': ['Brackets & tubes', '托槽及頰面管', 'brackets'],
      archwires: ['Archwires & springs', '弓絲及彈簧', 'archwire'],
      'elastics-auxiliaries': ['Elastics & auxiliaries', '橡皮圈及輔件', 'elastics'],
      'orthodontic-pliers-retainers': ['Pliers, aligners & retainers', '矯正鉗、牙套及固定器', 'ortho-plier'],
    },
  },
  preventive: {
    name: ['Preventive & whitening', '預防護理及美白'],
    art: 'varnish-tube',
    shelves: {
      'scaling-polishing': ['Scaling & prophylaxis', '洗牙及拋光', 'scaler-tip'],
      'fluoride-sealants': ['Fluoride & sealants', '氟化物及窩溝封閉', 'varnish-dose'],
      'oral-care': ['Oral care', '口腔護理用品', 'toothbrush'],
      whitening: ['Whitening', '牙齒美白', 'whitening-kit'],
    },
  },
  surgery: {
    name: ['Surgery & implants', '外科及種植'],
    art: 'implant',
    shelves: {
      'surgical-instruments': ['Surgical & extraction instruments', '外科及拔牙器械', 'extraction-forceps'],
      'sutures-blades': ['Sutures & blades', '縫線及刀片', 'suture'],
      implants: ['Implants & abutments', '種植體及基台', 'abutment'],
      'bone-membranes': ['Bone grafts & membranes', '骨粉及修復膜', 'bone-graft'],
    },
  },
  equipment: {
    name: ['Equipment & imaging', '設備及影像'],
    art: 'dental-chair',
    shelves: {
      'small-equipment': ['Curing lights & small equipment', '光固化機及小型設備', 'curing-light'],
      'steriliser-equipment': ['Sterilisers & cleaning', '消毒爐及清洗設備', 'autoclave'],
      imaging: ['X-ray & imaging', 'X 光及影像', 'xray-sensor'],
      'chairs-surgery': ['Chairs & surgery furniture', '牙椅及診室設備', 'stool'],
    },
  },
  medicines: {
    name: ['Medicines & anaesthetics', '藥品及麻醉劑'],
    art: 'cartridge-box',
    shelves: {
      'local-anaesthetics': ['Local anaesthetics', '局部麻醉藥', 'cartridge'],
      'analgesics-antibiotics': ['Analgesics & antibiotics', '止痛藥及抗生素', 'capsules'],
      'oral-topicals': ['Oral topicals & rinses', '口腔外用藥及漱口藥水', 'topical-gel'],
      'emergency-drugs': ['Emergency & clinic medicines', '急救及診所用藥', 'emergency-kit'],
    },
  },
} as const satisfies Record<string, Aisle>

export type AisleKey = keyof typeof aisles
export type ShelfKey = { [A in AisleKey]: keyof (typeof aisles)[A]['shelves'] }[AisleKey]
