import {
  recogniseBusinessLicense,
  submitOtherChannel,
  uploadVerificationFile,
} from '@compute-market/contract/calls/verification';
import { VERIFICATION_METHOD, VERIFICATION_STATUS } from '@compute-market/contract/enumerations';
import { maskIdNumber, maskName } from '@compute-market/contract/rules/id-number';
import { implement, implementOwn, type CallContext, type Implementation } from '../../http/handler';
import { fileLink, fileLinkKey } from '../../storage/file-link';
import { contentOf } from '../../storage/media-type';
import { keepFile, useFiles } from '../../storage/stored-file';
import { countTry } from './attempts';
import { pictureBytes, unreadable } from './picture';
import { addRecord, refuseStanding } from './records';

async function linkOf(context: CallContext, file: Awaited<ReturnType<typeof keepFile>>): Promise<string> {
  return context.transaction(async (tx) => fileLink(await fileLinkKey(tx), file, context.services.clock.now()));
}

/** Papers that a person reviews: kept for their owner until then, written anew, never at an open address (screens B23). */
export const paperCalls: Implementation[] = [
  implement(recogniseBusinessLicense, async ({ image }, context) => {
    await countTry(context, 'recognition');
    const bytes = pictureBytes(image);
    const facts = await context.services.identity.readBusinessLicense(bytes);
    if (facts === null) throw unreadable('未能识别营业执照，请上传清晰、完整的营业执照图片');
    const file = await keepFile(context, new File([bytes], `license.${contentOf(bytes) ?? ''}`), 'verification');
    return { ...facts, file: file.name };
  }),
  implement(uploadVerificationFile, async ({ file }, context) => {
    const kept = await keepFile(context, file, 'verification');
    return { file: kept.name, url: await linkOf(context, kept) };
  }),
  implementOwn(
    submitOtherChannel,
    async (tx, { verify_type, name, cert_type, cert_number, files, remark }, { actor: { userId }, services }) => {
      const now = services.clock.now();
      await refuseStanding(tx, userId, verify_type);
      await useFiles(tx, { userId, subAccountId: null }, files, 'verification', now);
      const { id, status } = await addRecord(tx, {
        userId,
        verifyType: verify_type,
        status: VERIFICATION_STATUS.reviewing,
        method: VERIFICATION_METHOD.other,
        certificateType: cert_type,
        name: maskName(name),
        idNumber: maskIdNumber(cert_number),
        remark: remark ?? '',
        files,
        createdAt: now,
      });
      return { id, status };
    },
  ),
];
