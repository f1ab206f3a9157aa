/** Draws the papers that the sandbox can read, each with what it says in a text chunk of its file: `node scripts/specimens.mjs`. */
import { writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

const folder = new URL('../assets/sandbox/', import.meta.url);
const person = {
  name: '沈清和',
  id_number: '33010619980815002X',
  gender: '女',
  address: '浙江省杭州市西湖区演示路 1 号',
  valid_begin: '2021-03-01',
  valid_end: '2041-03-01',
};
const company = {
  company_name: '杭州青禾演示科技有限公司',
  credit_code: '91330106MA2DEMQ01G',
  legal_name: person.name,
  address: person.address,
  valid_end: '长期',
};

const font = 'Noto Sans CJK SC, PingFang SC, Microsoft YaHei, sans-serif';
const words = (lines) =>
  lines
    .map(
      ([x, y, size, text, color = '#1d2129']) =>
        `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" fill="${color}">${text}</text>`,
    )
    .join('');
const mark = (x, y) =>
  `<text x="${x}" y="${y}" font-family="${font}" font-size="56" fill="#0068ff" fill-opacity=".18" transform="rotate(-18 ${x} ${y})">演示样张 非有效证件</text>`;

const front = `<svg xmlns="http://www.w3.org/2000/svg" width="1012" height="638"><rect width="1012" height="638" rx="32" fill="#eef4ff"/><rect x="690" y="120" width="240" height="300" rx="12" fill="#c7dcff"/><circle cx="810" cy="225" r="58" fill="#8fb8ff"/><path d="M710 420c0-70 45-110 100-110s100 40 100 110z" fill="#8fb8ff"/>${words(
  [
    [70, 130, 30, '姓名', '#4e5969'],
    [160, 130, 40, person.name],
    [70, 205, 30, '性别', '#4e5969'],
    [160, 205, 34, person.gender],
    [70, 280, 30, '住址', '#4e5969'],
    [160, 280, 32, '浙江省杭州市西湖区'],
    [160, 328, 32, '演示路 1 号'],
    [70, 540, 30, '公民身份号码', '#4e5969'],
    [300, 542, 44, person.id_number],
  ],
)}${mark(230, 470)}</svg>`;
const back = `<svg xmlns="http://www.w3.org/2000/svg" width="1012" height="638"><rect width="1012" height="638" rx="32" fill="#eef4ff"/><circle cx="170" cy="170" r="88" fill="#c7dcff"/>${words(
  [
    [320, 160, 48, '演 示 居 民 身 份 证'],
    [180, 460, 30, '签发机关', '#4e5969'],
    [330, 460, 34, '演示市公安局'],
    [180, 540, 30, '有效期限', '#4e5969'],
    [330, 540, 34, '2021.03.01-2041.03.01'],
  ],
)}${mark(240, 400)}</svg>`;
const license = `<svg xmlns="http://www.w3.org/2000/svg" width="1120" height="800"><rect width="1120" height="800" fill="#fffdf6"/><rect x="24" y="24" width="1072" height="752" fill="none" stroke="#c8a96a" stroke-width="8"/>${words(
  [
    [420, 140, 64, '营业执照'],
    [110, 260, 30, '统一社会信用代码', '#4e5969'],
    [400, 260, 34, company.credit_code],
    [110, 340, 30, '名称', '#4e5969'],
    [400, 340, 34, company.company_name],
    [110, 420, 30, '法定代表人', '#4e5969'],
    [400, 420, 34, company.legal_name],
    [110, 500, 30, '住所', '#4e5969'],
    [400, 500, 34, company.address],
    [110, 580, 30, '营业期限', '#4e5969'],
    [400, 580, 34, company.valid_end],
  ],
)}${mark(300, 700)}</svg>`;

/** A chunk behind the header of a PNG file. */
function withText(png, text) {
  const body = Buffer.concat([Buffer.from('tEXtspecimen\0', 'latin1'), Buffer.from(text, 'utf8')]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  const afterHeader = 33;
  return Buffer.concat([png.subarray(0, afterHeader), length, body, check, png.subarray(afterHeader)]);
}

async function draw(file, drawing, says, soften = 0) {
  const picture = sharp(Buffer.from(drawing)).flatten({ background: '#ffffff' });
  const png = await (soften > 0 ? picture.blur(soften) : picture).png({ palette: true, colours: 64 }).toBuffer();
  await writeFile(new URL(file, folder), withText(png, JSON.stringify(says)));
}

const nothing = { name: '', id_number: '', gender: '', address: '', valid_begin: '', valid_end: '' };
const { valid_begin, valid_end, ...facts } = person;
await draw('id-card-front.png', front, { paper: 'front', ...nothing, ...facts, quality: 'ok' });
await draw('id-card-front-blurred.png', front, { paper: 'front', ...nothing, ...facts, quality: 'blur' }, 6);
await draw('id-card-back.png', back, { paper: 'back', ...nothing, valid_begin, valid_end, quality: 'ok' });
await draw('business-license.png', license, { paper: 'license', ...company });

/** The licence as it comes out of a scanner: one page with its picture, what it says among the keywords. */
async function scan(file, picture, says) {
  const pdf = new PDFDocument({
    size: [1120 * 0.6, 800 * 0.6],
    margin: 0,
    info: {
      Title: '营业执照 演示样张',
      CreationDate: new Date(0),
      ModDate: new Date(0),
      Keywords: `specimen:${Buffer.from(JSON.stringify(says)).toString('base64')}`,
    },
  });
  const parts = [];
  pdf.on('data', (part) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.image(
    await sharp(Buffer.from(picture)).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer(),
    0,
    0,
    { width: 1120 * 0.6 },
  );
  pdf.end();
  await ended;
  await writeFile(new URL(file, folder), Buffer.concat(parts));
}
await scan('business-license.pdf', license, { paper: 'license', ...company });
