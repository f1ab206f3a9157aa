import { VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { sandboxMismatches } from '../../identity/sandbox';
import { html, type Html } from '../../platform/html';
import { specimens } from '../specimen-files';
import { certificates, type ReviewRow } from '../../staff/verifications';
import type { FaceRow } from '../verifications';
import { button, deskForm, rowsOr } from './desk';
import { badge, moment } from './layout';

interface Section {
  readonly pageToken: string;
}

function faceLine({ check, userName }: FaceRow): Html {
  return html`<li class="row"><div class="row-main"><strong>${check.name} ${check.idNumber}</strong>${badge('info', '等待人脸核验')}</div>
<div class="row-facts"><span>${userName}</span><span>${check.verificationId === null ? '个人认证' : '法人核验'}</span><span class="number">${moment(check.createdAt)}</span><a href="/sandbox/face/${check.ticket}">核验页</a></div></li>`;
}

const papers = ({ files }: ReviewRow): Html =>
  html`<div class="papers">${files.map(({ name, url, isPicture }) => html`<a href="${url}" target="_blank" rel="noreferrer">${isPicture ? html`<img src="${url}" alt="${name}" loading="lazy">` : name}</a>`)}</div>`;

const reason = html`<label class="field">驳回原因 <input class="input" name="reason" maxlength="200" value="证件图片不清晰，请重新上传"></label>`;

function reviewLine(row: ReviewRow, { pageToken }: Section): Html {
  const { record, userName } = row;
  const enterprise = record.verifyType === VERIFICATION_TYPE.enterprise;
  return html`<li class="row"><div class="row-main"><strong>${enterprise && record.companyName !== '' ? record.companyName : record.name}</strong>${badge('warn', '待审核')}</div>
<div class="row-facts"><span>${userName}</span><span>${enterprise ? '企业认证' : '个人认证'}</span><span>${certificates[record.certificateType] ?? ''}</span><span>${record.idNumber}</span><span>${record.files.length} 份材料</span><span class="number">${moment(record.createdAt)}</span></div>
${record.remark === '' ? null : html`<p class="row-text">${record.remark}</p>`}
${papers(row)}
${deskForm('verifications', pageToken, { id: record.id }, [reason, button('approve', '通过', 'primary'), button('reject', '驳回')])}</li>`;
}

/** What the identity service and the staff who review would do, and the papers they can read. */
export function verificationSection(faces: readonly FaceRow[], reviews: readonly ReviewRow[], section: Section): Html {
  const rows = [...faces.map(faceLine), ...reviews.map((row) => reviewLine(row, section))];
  const links = specimens.map(({ file, label }) => html`<a href="/sandbox/assets/${file}" download>${label}</a> `);
  return html`<section class="card" data-live="verifications"><h2>实名认证</h2>
<p class="row-facts">可识别的样张：${links}</p>
<p class="row-facts">会被拒绝的数据：姓名「${sandboxMismatches.name}」、银行卡 <span class="number">${sandboxMismatches.bankCard}</span>、预留手机号 <span class="number">${sandboxMismatches.phone}</span></p>
${rowsOr(rows, '没有待处理的认证。发起人脸核验或提交人工审核后，会出现在这里。')}</section>`;
}
