CREATE TABLE search_synonym (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  words text[] NOT NULL CHECK (cardinality(words) >= 2)
);
CREATE CONSTRAINT TRIGGER search_synonym_content AFTER INSERT OR UPDATE OR DELETE ON search_synonym
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version();

-- What dental and medical buyers in Hong Kong call the same thing; operators go on from here.
INSERT INTO search_synonym (words) VALUES
  ('{gutta percha,guttapercha,gutta-percha,GP,牙膠,馬來膠}'),
  ('{sterilisation,sterilization,sterilise,sterilize,滅菌,消毒}'),
  ('{disinfectant,disinfection,消毒劑}'),
  ('{anaesthetic,anesthetic,anaesthesia,local anaesthetic,local anesthetic,LA,局部麻醉,麻醉,麻藥,lidocaine,articaine,mepivacaine,prilocaine}'),
  ('{lidocaine,lignocaine,xylocaine,利多卡因}'),
  ('{adrenaline,epinephrine,腎上腺素}'),
  ('{paracetamol,acetaminophen,panadol,撲熱息痛,必理痛}'),
  ('{amoxicillin,amoxycillin,阿莫西林}'),
  ('{rotor,turbine rotor,rotor cartridge,turbine cartridge,機芯}'),
  ('{whitening,tooth whitening,teeth whitening,bleaching,bleach,美白,漂白}'),
  ('{x ray,xray,x-ray,radiograph,X 光}'),
  ('{x ray film,radiographic film,X 光菲林,X 光片}'),
  ('{bracket,brace,托槽,牙箍}'),
  ('{suture,stitches,縫線,縫針}'),
  ('{desensitiser,desensitizer,desensitising,desensitizing,脫敏,抗敏感}'),
  ('{aluminium,aluminum,鋁}'),
  ('{adhesive,bonding,bonding agent,黏合劑,粘接劑,黏接劑}'),
  ('{handpiece oil,handpiece lubricant,手機油,手機潤滑}'),
  ('{ultrasonic scaler,洗牙機,scaling machine}'),
  ('{plaster,band aid,sticking plaster,創可貼,膠布}'),
  ('{hand gel,hand sanitiser,hand sanitizer,hand rub,潔手凝膠,搓手液}'),
  ('{glove,手套}'),
  ('{mask,口罩}'),
  ('{syringe,針筒,注射器}'),
  ('{bur,車針,牙鑽}'),
  ('{handpiece,手機}'),
  ('{curing light,光固化機,光固化燈,藍光機}'),
  ('{autoclave,steriliser,sterilizer,消毒爐,高壓爐}'),
  ('{rubber dam,dental dam,橡皮障}'),
  ('{composite,composite resin,複合樹脂}'),
  ('{fluoride,氟化物,氟}'),
  ('{gauze,紗布}'),
  ('{colour,color}'),
  ('{fibre,fiber}'),
  ('{mould,mold}'),
  ('{orthodontic,ortho,正畸,矯正}'),
  ('{endodontic,endo,root canal,根管}'),
  ('{periodontal,perio,牙周}'),
  ('{intraoral,intra oral,口內}'),
  ('{toothpaste,牙膏}'),
  ('{toothbrush,牙刷}'),
  ('{mouthwash,mouth rinse,漱口水}'),
  ('{thermometer,體溫計,探熱器,探熱針}'),
  ('{floss,dental floss,牙線}'),
  ('{cannula,catheter,留置針}'),
  ('{wheelchair,輪椅}');

-- Documents say now what a product is, besides which words its name has: they are made anew.
INSERT INTO outbox_event (name, payload)
SELECT 'productsChanged', jsonb_build_object('productIds', jsonb_agg(id))
FROM (SELECT id, row_number() OVER (ORDER BY id) / 500 AS part FROM product) numbered GROUP BY part;
