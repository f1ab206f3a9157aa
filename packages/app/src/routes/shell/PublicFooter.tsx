import { SiteFooter } from '@compute-market/patterns/shell/SiteFooter';
import { brand } from '../../brand';
import { ThemeChoice } from '../../theme/ThemeChoice';

/** The foot of every public page: who is not logged in chooses the theme here. */
export const PublicFooter = () => <SiteFooter brand={brand} themeChoice={<ThemeChoice />} />;
