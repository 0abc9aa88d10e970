/**
 * Each country's code, its English name, a short one if there is one, and its names in its official
 * languages. One table for server and browser, since browsers' own lists differ: Chromium lacks the
 * native names of about 35 countries. Source: CLDR 48 (names by Node's Intl, official languages
 * from cldr-core's territoryInfo.json), https://cldr.unicode.org
 */
export const countryNames = `
AC|Ascension Island
AD|Andorra
AE|United Arab Emirates|الإمارات العربية المتحدة
AF|Afghanistan|افغانستان|Owganystan
AG|Antigua & Barbuda
AI|Anguilla
AL|Albania|Shqipëri
AM|Armenia|Հայաստան
AO|Angola
AQ|Antarctica
AR|Argentina
AS|American Samoa
AT|Austria|Österreich|Austrija|Ausztria|Avstrija
AU|Australia
AW|Aruba
AX|Åland Islands|Åland
AZ|Azerbaijan|Azərbaycan|Азәрбајҹан
BA|Bosnia & Herzegovina|Bosnia|Bosna i Hercegovina|Босна и Херцеговина
BB|Barbados
BD|Bangladesh|বাংলাদেশ
BE|Belgium|België|Belgien|Belgique
BF|Burkina Faso
BG|Bulgaria|България
BH|Bahrain|البحرين
BI|Burundi|Uburundi
BJ|Benin|Bénin
BL|St. Barthélemy|Saint-Barthélemy
BM|Bermuda
BN|Brunei
BO|Bolivia
BQ|Caribbean Netherlands|Caribisch Nederland
BR|Brazil|Brasil|Brazile
BS|Bahamas
BT|Bhutan|འབྲུག
BV|Bouvet Island|Bouvetøya
BW|Botswana
BY|Belarus|Беларусь
BZ|Belize
CA|Canada
CC|Cocos (Keeling) Islands|Cocos Islands|Kepulauan Cocos (Keeling)
CD|Congo - Kinshasa|Congo-Kinshasa|Republíki ya Kongó Demokratíki|Kongo - Kinshasa
CF|Central African Republic|Ködörösêse tî Bêafrîka|République centrafricaine
CG|Congo - Brazzaville|Congo-Brazzaville
CH|Switzerland|Schweiz|Suisse|Schwiiz|Svizzera|Svizra
CI|Côte d’Ivoire
CK|Cook Islands
CL|Chile
CM|Cameroon|Cameroun
CN|China|中国|རྒྱ་ནག|중국|Хятад|جۇڭگو|Cunghgoz
CO|Colombia
CP|Clipperton Island
CQ|Sark
CR|Costa Rica
CU|Cuba
CV|Cape Verde|Cabo Verde
CW|Curaçao
CX|Christmas Island
CY|Cyprus|Κύπρος|Kıbrıs
CZ|Czechia|Česko
DE|Germany|Deutschland
DG|Diego Garcia
DJ|Djibouti|جيبوتي
DK|Denmark|Danmark|Dänemark
DM|Dominica
DO|Dominican Republic|República Dominicana
DZ|Algeria|الجزائر|Algérie
EA|Ceuta & Melilla|Ceuta y Melilla
EC|Ecuador
EE|Estonia|Eesti
EG|Egypt|مصر
EH|Western Sahara|الصحراء الغربية
ER|Eritrea|ኤርትራ|إريتريا
ES|Spain|España|Espanya|Espainia|Espanha
ET|Ethiopia|ኢትዮጵያ
FI|Finland|Suomi
FJ|Fiji
FK|Falkland Islands
FM|Micronesia
FO|Faroe Islands|Føroyar
FR|France
GA|Gabon
GB|United Kingdom|UK|Y Deyrnas Unedig|an Ríocht Aontaithe|An Rìoghachd Aonaichte
GD|Grenada
GE|Georgia|საქართველო|Гуырдзыстон
GF|French Guiana|Guyane française
GG|Guernsey
GH|Ghana|Gaana|Ghana nutome
GI|Gibraltar
GL|Greenland|Kalaallit Nunaat
GM|Gambia
GN|Guinea|Guinée
GP|Guadeloupe
GQ|Equatorial Guinea|Guinea Ecuatorial|Guinée équatoriale|Guiné Equatorial
GR|Greece|Ελλάδα
GS|South Georgia & South Sandwich Islands
GT|Guatemala
GU|Guam
GW|Guinea-Bissau|Guiné-Bissau
GY|Guyana
HK|Hong Kong SAR China|Hong Kong|中国香港特别行政区|中國香港特別行政區
HM|Heard & McDonald Islands
HN|Honduras
HR|Croatia|Hrvatska|Croazia|Croasia
HT|Haiti|Haïti
HU|Hungary|Magyarország
IC|Canary Islands|Canarias
ID|Indonesia
IE|Ireland|Éire
IL|Israel|ישראל|إسرائيل
IM|Isle of Man|Ellan Vannin
IN|India|भारत|ভাৰত|ভারত|ભારત|ಭಾರತ|ہِندوستان|ഇന്ത്യ|ଭାରତ|ਭਾਰਤ|भारतः|ᱤᱱᱰᱤᱭᱟ|ڀارت|இந்தியா|భారతదేశం|بھارت
IO|British Indian Ocean Territory
IQ|Iraq|العراق|İraq|عێراق
IR|Iran|ایران
IS|Iceland|Ísland
IT|Italy|Italia|Italie
JE|Jersey
JM|Jamaica
JO|Jordan|الأردن
JP|Japan|日本
KE|Kenya
KG|Kyrgyzstan|Кыргызстан|Киргизия
KH|Cambodia|កម្ពុជា
KI|Kiribati
KM|Comoros|جزر القمر|Comores
KN|St. Kitts & Nevis
KP|North Korea|북한
KR|South Korea|대한민국
KW|Kuwait|الكويت
KY|Cayman Islands
KZ|Kazakhstan|Казахстан|Қазақстан
LA|Laos|ລາວ
LB|Lebanon|لبنان
LC|St. Lucia
LI|Liechtenstein|Liächteschtäi
LK|Sri Lanka|ශ්‍රී ලංකාව|இலங்கை
LR|Liberia
LS|Lesotho
LT|Lithuania|Lietuva
LU|Luxembourg|Luxemburg|Lëtzebuerg
LV|Latvia|Latvija
LY|Libya|ليبيا
MA|Morocco|المغرب|Maroc|Meṛṛuk
MC|Monaco
MD|Moldova|Republica Moldova
ME|Montenegro|Црна Гора|Crna Gora
MF|St. Martin|Saint-Martin
MG|Madagascar|Madagasikara
MH|Marshall Islands
MK|North Macedonia|Северна Македонија|Maqedonia e Veriut
ML|Mali
MM|Myanmar (Burma)|Myanmar|မြန်မာ
MN|Mongolia|Монгол
MO|Macao SAR China|Macao|中国澳门特别行政区|Macau, RAE da China|中國澳門特別行政區
MP|Northern Mariana Islands
MQ|Martinique
MR|Mauritania|موريتانيا
MS|Montserrat
MT|Malta
MU|Mauritius|Maurice
MV|Maldives
MW|Malawi
MX|Mexico|México
MY|Malaysia
MZ|Mozambique|Moçambique
NA|Namibia|Namibië
NC|New Caledonia|Nouvelle-Calédonie
NE|Niger|Nijar
NF|Norfolk Island
NG|Nigeria|Nàìjíríà
NI|Nicaragua
NL|Netherlands|Nederland|Nederlân
NO|Norway|Norge|Noreg|Norga
NP|Nepal|नेपाल
NR|Nauru
NU|Niue
NZ|New Zealand|Aotearoa
OM|Oman|عُمان
PA|Panama|Panamá
PE|Peru|Perú
PF|French Polynesia|Polynésie française
PG|Papua New Guinea
PH|Philippines|Pilipinas
PK|Pakistan|پاکستان
PL|Poland|Polska|Polen|Lenkija
PM|St. Pierre & Miquelon|Saint-Pierre-et-Miquelon
PN|Pitcairn Islands|Pitcairn
PR|Puerto Rico
PS|Palestinian Territories|Palestine|الأراضي الفلسطينية
PT|Portugal
PW|Palau
PY|Paraguay
QA|Qatar|قطر
RE|Réunion|La Réunion
RO|Romania|România
RS|Serbia|Србија|Srbija|Szerbia|Srbsko|Сербія
RU|Russia|Россия|Русија|Рәсәй|Ород Улас|Росси|Арассыыйа|Россия Федерациязы
RW|Rwanda|U Rwanda
SA|Saudi Arabia|المملكة العربية السعودية
SB|Solomon Islands
SC|Seychelles
SD|Sudan|السودان
SE|Sweden|Sverige|Ruotsi
SG|Singapore|Singapura|சிங்கப்பூர்|新加坡
SH|St. Helena
SI|Slovenia|Slovenija|Zlovenia
SJ|Svalbard & Jan Mayen|Svalbard og Jan Mayen
SK|Slovakia|Slovensko
SL|Sierra Leone
SM|San Marino
SN|Senegal|Senegaal|Sénégal
SO|Somalia|Soomaaliya|الصومال
SR|Suriname
SS|South Sudan|جنوب السودان
ST|São Tomé & Príncipe|São Tomé e Príncipe
SV|El Salvador
SX|Sint Maarten|Sint-Maarten
SY|Syria|سوريا
SZ|Eswatini
TA|Tristan da Cunha
TC|Turks & Caicos Islands
TD|Chad|تشاد|Tchad
TF|French Southern Territories|Terres australes françaises
TG|Togo
TH|Thailand|ไทย
TJ|Tajikistan|Тоҷикистон
TK|Tokelau
TL|Timor-Leste
TM|Turkmenistan|Türkmenistan
TN|Tunisia|تونس|Tunisie
TO|Tonga
TR|Türkiye
TT|Trinidad & Tobago
TV|Tuvalu
TW|Taiwan|台湾|台灣
TZ|Tanzania
UA|Ukraine|Україна|Украина
UG|Uganda
UK|United Kingdom
UM|U.S. Outlying Islands
US|United States|US|Estados Unidos|ʻAmelika Hui Pū ʻIa
UY|Uruguay
UZ|Uzbekistan|Oʻzbekiston|Ўзбекистон
VA|Vatican City|Città del Vaticano
VC|St. Vincent & Grenadines
VE|Venezuela
VG|British Virgin Islands
VI|U.S. Virgin Islands
VN|Vietnam|Việt Nam
VU|Vanuatu
WF|Wallis & Futuna|Wallis-et-Futuna
WS|Samoa
XK|Kosovo|Kosovë|Косово
YE|Yemen|اليمن
YT|Mayotte
ZA|South Africa|Suid-Afrika|Afrika Borwa|Aforika Borwa|EMzantsi Afrika|iNingizimu Afrika
ZM|Zambia
ZW|Zimbabwe
`;
