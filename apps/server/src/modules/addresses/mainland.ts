import type { Province } from './region'

/**
 * Provinces of the mainland with their cities, or districts where the province is a city itself.
 * Derived from the address data of Google's libaddressinput (Apache License 2.0); Traditional names checked by hand.
 * `places` reads: Chinese name, space, English name, separated by bars.
 */
export const mainland: readonly Province[] = [
  {
    code: 'CN-BJ',
    zh: '北京市',
    en: 'Beijing',
    has: 'districts',
    places:
      '昌平區 Changping|朝陽區 Chaoyang|大興區 Daxing|東城區 Dongcheng|房山區 Fangshan|豐台區 Fengtai|海淀區 Haidian|懷柔區 Huairou|門頭溝區 Mentougou|密雲區 Miyun|平谷區 Pinggu|石景山區 Shijingshan|順義區 Shunyi|通州區 Tongzhou|西城區 Xicheng|延慶區 Yanqing',
  },
  {
    code: 'CN-TJ',
    zh: '天津市',
    en: 'Tianjin',
    has: 'districts',
    places:
      '寶坻區 Baodi|北辰區 Beichen|濱海新區 Binhai|東麗區 Dongli|和平區 Heping|河北區 Hebei|河東區 Hedong|河西區 Hexi|紅橋區 Hongqiao|薊州區 Jizhou|津南區 Jinnan|靜海區 Jinghai|南開區 Nankai|寧河區 Ninghe|武清區 Wuqing|西青區 Xiqing',
  },
  {
    code: 'CN-SH',
    zh: '上海市',
    en: 'Shanghai',
    has: 'districts',
    places:
      "寶山區 Baoshan|崇明區 Chongming|奉賢區 Fengxian|虹口區 Hongkou|黃浦區 Huangpu|嘉定區 Jiading|金山區 Jinshan|靜安區 Jing'an|閔行區 Minhang|浦東新區 Pudong|普陀區 Putuo|青浦區 Qingpu|松江區 Songjiang|徐匯區 Xuhui|楊浦區 Yangpu|長寧區 Changning",
  },
  {
    code: 'CN-CQ',
    zh: '重慶市',
    en: 'Chongqing',
    has: 'districts',
    places:
      "巴南區 Banan|北碚區 Beibei|璧山區 Bishan|城口縣 Chengkou|大渡口區 Dadukou|大足區 Dazu|墊江縣 Dianjiang|豐都縣 Fengdu|奉節縣 Fengjie|涪陵區 Fuling|合川區 Hechuan|江北區 Jiangbei|江津區 Jiangjin|九龍坡區 Jiulongpo|開州區 Kaizhou|梁平區 Liangping|南岸區 Nan'an|南川區 Nanchuan|彭水苗族土家族自治縣 Pengshui|綦江區 Qijiang|黔江區 Qianjiang|榮昌區 Rongchang|沙坪壩區 Shapingba|石柱土家族自治縣 Shizhu|銅梁區 Tongliang|潼南區 Tongnan|萬州區 Wanzhou|巫山縣 Wushan|巫溪縣 Wuxi|武隆區 Wulong|秀山土家族苗族自治縣 Xiushan|永川區 Yongchuan|酉陽土家族苗族自治縣 Youyang|渝北區 Yubei|渝中區 Yuzhong|雲陽縣 Yunyang|長壽區 Changshou|忠縣 Zhong",
  },
  {
    code: 'CN-HE',
    zh: '河北省',
    en: 'Hebei',
    has: 'cities',
    places:
      '保定市 Baoding|滄州市 Cangzhou|承德市 Chengde|邯鄲市 Handan|衡水市 Hengshui|廊坊市 Langfang|秦皇島市 Qinhuangdao|石家莊市 Shijiazhuang|唐山市 Tangshan|邢台市 Xingtai|張家口市 Zhangjiakou',
  },
  {
    code: 'CN-SX',
    zh: '山西省',
    en: 'Shanxi',
    has: 'cities',
    places:
      '大同市 Datong|晉城市 Jincheng|晉中市 Jinzhong|臨汾市 Linfen|呂梁市 Lüliang|朔州市 Shuozhou|太原市 Taiyuan|忻州市 Xinzhou|陽泉市 Yangquan|運城市 Yuncheng|長治市 Changzhi',
  },
  {
    code: 'CN-NM',
    zh: '內蒙古自治區',
    en: 'Inner Mongolia',
    has: 'cities',
    places:
      '阿拉善盟 Alxa|巴彥淖爾市 Bayannur|包頭市 Baotou|赤峰市 Chifeng|鄂爾多斯市 Ordos|呼和浩特市 Hohhot|呼倫貝爾市 Hulun Buir|通遼市 Tongliao|烏海市 Wuhai|烏蘭察布市 Ulanqab|錫林郭勒盟 Xilin Gol|興安盟 Hinggan',
  },
  {
    code: 'CN-LN',
    zh: '遼寧省',
    en: 'Liaoning',
    has: 'cities',
    places:
      '鞍山市 Anshan|本溪市 Benxi|朝陽市 Chaoyang|大連市 Dalian|丹東市 Dandong|撫順市 Fushun|阜新市 Fuxin|葫蘆島市 Huludao|錦州市 Jinzhou|遼陽市 Liaoyang|盤錦市 Panjin|瀋陽市 Shenyang|鐵嶺市 Tieling|營口市 Yingkou',
  },
  {
    code: 'CN-JL',
    zh: '吉林省',
    en: 'Jilin',
    has: 'cities',
    places:
      '白城市 Baicheng|白山市 Baishan|吉林市 Jilin|遼源市 Liaoyuan|四平市 Siping|松原市 Songyuan|通化市 Tonghua|延邊朝鮮族自治州 Yanbian|長春市 Changchun',
  },
  {
    code: 'CN-HL',
    zh: '黑龍江省',
    en: 'Heilongjiang',
    has: 'cities',
    places:
      '大慶市 Daqing|大興安嶺地區 Da Hinggan Ling|哈爾濱市 Harbin|鶴崗市 Hegang|黑河市 Heihe|雞西市 Jixi|佳木斯市 Jiamusi|牡丹江市 Mudanjiang|七台河市 Qitaihe|齊齊哈爾市 Qiqihar|雙鴨山市 Shuangyashan|綏化市 Suihua|伊春市 Yichun',
  },
  {
    code: 'CN-JS',
    zh: '江蘇省',
    en: 'Jiangsu',
    has: 'cities',
    places:
      "常州市 Changzhou|淮安市 Huai'an|連雲港市 Lianyungang|南京市 Nanjing|南通市 Nantong|蘇州市 Suzhou|宿遷市 Suqian|泰州市 Taizhou|無錫市 Wuxi|徐州市 Xuzhou|鹽城市 Yancheng|揚州市 Yangzhou|鎮江市 Zhenjiang",
  },
  {
    code: 'CN-ZJ',
    zh: '浙江省',
    en: 'Zhejiang',
    has: 'cities',
    places:
      '杭州市 Hangzhou|湖州市 Huzhou|嘉興市 Jiaxing|金華市 Jinhua|麗水市 Lishui|寧波市 Ningbo|衢州市 Quzhou|紹興市 Shaoxing|台州市 Taizhou|溫州市 Wenzhou|舟山市 Zhoushan',
  },
  {
    code: 'CN-AH',
    zh: '安徽省',
    en: 'Anhui',
    has: 'cities',
    places:
      "安慶市 Anqing|蚌埠市 Bengbu|亳州市 Bozhou|池州市 Chizhou|滁州市 Chuzhou|阜陽市 Fuyang|合肥市 Hefei|淮北市 Huaibei|淮南市 Huainan|黃山市 Huangshan|六安市 Lu'an|馬鞍山市 Ma'anshan|宿州市 Suzhou|銅陵市 Tongling|蕪湖市 Wuhu|宣城市 Xuancheng",
  },
  {
    code: 'CN-FJ',
    zh: '福建省',
    en: 'Fujian',
    has: 'cities',
    places:
      '福州市 Fuzhou|龍岩市 Longyan|南平市 Nanping|寧德市 Ningde|莆田市 Putian|泉州市 Quanzhou|三明市 Sanming|廈門市 Xiamen|漳州市 Zhangzhou',
  },
  {
    code: 'CN-JX',
    zh: '江西省',
    en: 'Jiangxi',
    has: 'cities',
    places:
      "撫州市 Fuzhou|贛州市 Ganzhou|吉安市 Ji'an|景德鎮市 Jingdezhen|九江市 Jiujiang|南昌市 Nanchang|萍鄉市 Pingxiang|上饒市 Shangrao|新余市 Xinyu|宜春市 Yichun|鷹潭市 Yingtan",
  },
  {
    code: 'CN-SD',
    zh: '山東省',
    en: 'Shandong',
    has: 'cities',
    places:
      "濱州市 Binzhou|德州市 Dezhou|東營市 Dongying|菏澤市 Heze|濟南市 Jinan|濟寧市 Jining|聊城市 Liaocheng|臨沂市 Linyi|青島市 Qingdao|日照市 Rizhao|泰安市 Tai'an|威海市 Weihai|濰坊市 Weifang|煙台市 Yantai|棗莊市 Zaozhuang|淄博市 Zibo",
  },
  {
    code: 'CN-HA',
    zh: '河南省',
    en: 'Henan',
    has: 'cities',
    places:
      '安陽市 Anyang|鶴壁市 Hebi|焦作市 Jiaozuo|開封市 Kaifeng|洛陽市 Luoyang|漯河市 Luohe|南陽市 Nanyang|平頂山市 Pingdingshan|濮陽市 Puyang|三門峽市 Sanmenxia|商丘市 Shangqiu|新鄉市 Xinxiang|信陽市 Xinyang|許昌市 Xuchang|鄭州市 Zhengzhou|周口市 Zhoukou|駐馬店市 Zhumadian',
  },
  {
    code: 'CN-HB',
    zh: '湖北省',
    en: 'Hubei',
    has: 'cities',
    places:
      '鄂州市 Ezhou|恩施土家族苗族自治州 Enshi|黃岡市 Huanggang|黃石市 Huangshi|荊門市 Jingmen|荊州市 Jingzhou|潛江市 Qianjiang|神農架林區 Shennongjia|十堰市 Shiyan|隨州市 Suizhou|天門市 Tianmen|武漢市 Wuhan|咸寧市 Xianning|仙桃市 Xiantao|襄陽市 Xiangyang|孝感市 Xiaogan|宜昌市 Yichang',
  },
  {
    code: 'CN-HN',
    zh: '湖南省',
    en: 'Hunan',
    has: 'cities',
    places:
      '常德市 Changde|郴州市 Chenzhou|衡陽市 Hengyang|懷化市 Huaihua|婁底市 Loudi|邵陽市 Shaoyang|湘潭市 Xiangtan|湘西土家族苗族自治州 Xiangxi|益陽市 Yiyang|永州市 Yongzhou|岳陽市 Yueyang|張家界市 Zhangjiajie|長沙市 Changsha|株洲市 Zhuzhou',
  },
  {
    code: 'CN-GD',
    zh: '廣東省',
    en: 'Guangdong',
    has: 'cities',
    places:
      '潮州市 Chaozhou|東莞市 Dongguan|佛山市 Foshan|廣州市 Guangzhou|河源市 Heyuan|惠州市 Huizhou|江門市 Jiangmen|揭陽市 Jieyang|茂名市 Maoming|梅州市 Meizhou|清遠市 Qingyuan|汕頭市 Shantou|汕尾市 Shanwei|韶關市 Shaoguan|深圳市 Shenzhen|陽江市 Yangjiang|雲浮市 Yunfu|湛江市 Zhanjiang|肇慶市 Zhaoqing|中山市 Zhongshan|珠海市 Zhuhai',
  },
  {
    code: 'CN-GX',
    zh: '廣西壯族自治區',
    en: 'Guangxi',
    has: 'cities',
    places:
      '百色市 Baise|北海市 Beihai|崇左市 Chongzuo|防城港市 Fangchenggang|貴港市 Guigang|桂林市 Guilin|河池市 Hechi|賀州市 Hezhou|來賓市 Laibin|柳州市 Liuzhou|南寧市 Nanning|欽州市 Qinzhou|梧州市 Wuzhou|玉林市 Yulin',
  },
  {
    code: 'CN-HI',
    zh: '海南省',
    en: 'Hainan',
    has: 'cities',
    places:
      "白沙黎族自治縣 Baisha|保亭黎族苗族自治縣 Baoting|昌江黎族自治縣 Changjiang|澄邁縣 Chengmai|儋州市 Danzhou|定安縣 Ding'an|東方市 Dongfang|海口市 Haikou|樂東黎族自治縣 Ledong|臨高縣 Lingao|陵水黎族自治縣 Lingshui|瓊海市 Qionghai|瓊中黎族苗族自治縣 Qiongzhong|三亞市 Sanya|屯昌縣 Tunchang|萬寧市 Wanning|文昌市 Wenchang|五指山市 Wuzhishan|三沙市 Sansha",
  },
  {
    code: 'CN-SC',
    zh: '四川省',
    en: 'Sichuan',
    has: 'cities',
    places:
      "阿壩藏族羌族自治州 Aba|巴中市 Bazhong|成都市 Chengdu|達州市 Dazhou|德陽市 Deyang|甘孜藏族自治州 Garzê|廣安市 Guang'an|廣元市 Guangyuan|樂山市 Leshan|涼山彝族自治州 Liangshan|瀘州市 Luzhou|眉山市 Meishan|綿陽市 Mianyang|南充市 Nanchong|內江市 Neijiang|攀枝花市 Panzhihua|遂寧市 Suining|雅安市 Ya'an|宜賓市 Yibin|資陽市 Ziyang|自貢市 Zigong",
  },
  {
    code: 'CN-GZ',
    zh: '貴州省',
    en: 'Guizhou',
    has: 'cities',
    places:
      '安順市 Anshun|畢節市 Bijie|貴陽市 Guiyang|六盤水市 Liupanshui|黔東南苗族侗族自治州 Qiandongnan|黔南布依族苗族自治州 Qiannan|黔西南布依族苗族自治州 Qianxinan|銅仁市 Tongren|遵義市 Zunyi',
  },
  {
    code: 'CN-YN',
    zh: '雲南省',
    en: 'Yunnan',
    has: 'cities',
    places:
      "保山市 Baoshan|楚雄彝族自治州 Chuxiong|大理白族自治州 Dali|德宏傣族景頗族自治州 Dehong|迪慶藏族自治州 Dêqên|紅河哈尼族彝族自治州 Honghe|昆明市 Kunming|麗江市 Lijiang|臨滄市 Lincang|怒江傈僳族自治州 Nujiang|普洱市 Pu'er|曲靖市 Qujing|文山壯族苗族自治州 Wenshan|西雙版納傣族自治州 Xishuangbanna|玉溪市 Yuxi|昭通市 Zhaotong",
  },
  {
    code: 'CN-XZ',
    zh: '西藏自治區',
    en: 'Tibet',
    has: 'cities',
    places: '阿里地區 Ngari|昌都市 Qamdo|拉薩市 Lhasa|林芝市 Nyingchi|那曲市 Nagqu|日喀則市 Xigazê|山南市 Shannan',
  },
  {
    code: 'CN-SN',
    zh: '陝西省',
    en: 'Shaanxi',
    has: 'cities',
    places:
      "安康市 Ankang|寶雞市 Baoji|漢中市 Hanzhong|商洛市 Shangluo|銅川市 Tongchuan|渭南市 Weinan|西安市 Xi'an|咸陽市 Xianyang|延安市 Yan'an|榆林市 Yulin",
  },
  {
    code: 'CN-GS',
    zh: '甘肅省',
    en: 'Gansu',
    has: 'cities',
    places:
      '白銀市 Baiyin|定西市 Dingxi|甘南藏族自治州 Gannan|嘉峪關市 Jiayuguan|金昌市 Jinchang|酒泉市 Jiuquan|蘭州市 Lanzhou|臨夏回族自治州 Linxia|隴南市 Longnan|平涼市 Pingliang|慶陽市 Qingyang|天水市 Tianshui|武威市 Wuwei|張掖市 Zhangye',
  },
  {
    code: 'CN-QH',
    zh: '青海省',
    en: 'Qinghai',
    has: 'cities',
    places:
      '果洛藏族自治州 Golog|海北藏族自治州 Haibei|海東市 Haidong|海南藏族自治州 Hainan|海西蒙古族藏族自治州 Haixi|黃南藏族自治州 Huangnan|西寧市 Xining|玉樹藏族自治州 Yushu',
  },
  {
    code: 'CN-NX',
    zh: '寧夏回族自治區',
    en: 'Ningxia',
    has: 'cities',
    places: '固原市 Guyuan|石嘴山市 Shizuishan|吳忠市 Wuzhong|銀川市 Yinchuan|中衛市 Zhongwei',
  },
  {
    code: 'CN-XJ',
    zh: '新疆維吾爾自治區',
    en: 'Xinjiang',
    has: 'cities',
    places:
      "阿克蘇地區 Aksu|阿拉爾市 Ala'er|阿勒泰地區 Altay|巴音郭楞蒙古自治州 Bayingolin|博爾塔拉蒙古自治州 Bortala|昌吉回族自治州 Changji|哈密市 Hami|和田地區 Hotan|喀什地區 Kashi|克拉瑪依市 Karamay|克孜勒蘇柯爾克孜自治州 Kizilsu|石河子市 Shihezi|塔城地區 Tacheng|圖木舒克市 Tumushuke|吐魯番市 Turpan|烏魯木齊市 Ürümqi|五家渠市 Wujiaqu|伊犁哈薩克自治州 Ili",
  },
]
