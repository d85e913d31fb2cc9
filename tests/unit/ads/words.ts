import type { AdWords } from '@/lib/ads/ad-words';

export const words: AdWords = {
  adLabel: 'Annonce',
  adWaiting: 'attente',
  adSkip: 'Passer',
  adSkipIn: 'Passer dans {seconds}',
  adRemaining: 'Encore {seconds}',
  adPause: 'pause',
  adResume: 'suite',
  adMute: 'muet',
  adUnmute: 'son',
  adFullscreen: 'plein écran',
  adBegins: 'commence',
  adEnds: 'finie',
  adVisit: 'page',
  adNewTab: 'onglet',
  adCloseOverlay: 'fermer',
  adConsentTitle: 'Accord ?',
  adConsentText: 'De {host}',
  adConsentAccept: 'Oui',
  adConsentRefuse: 'Non',
};
