import { clearToasts, toast } from '@compute-market/components/toast';
import { duration } from '@compute-market/tokens';

/** The messages themselves, their limits and their times are the library's (decisions 24). Callable outside React. */
export const showSuccess = (title: string, detail?: string) => void toast({ tone: 'ok', title, detail });

/** Errors stand at the top centre; those of the third-party service are short and without a bar (product §9). `about` names what was tried. */
export function showError(title: string, service: 'main' | 'third-party' = 'main', about: string | null = null) {
  const thirdParty = service === 'third-party';
  toast({
    tone: 'err',
    title,
    about: about ?? undefined,
    duration: thirdParty ? duration.toastThirdParty : duration.toast,
    progress: !thirdParty,
  });
}

export const resetToasts = clearToasts;
