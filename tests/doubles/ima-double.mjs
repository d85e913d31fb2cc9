/**
 * Test double of the IMA SDK: records every call and fires the events that a test asks for. Plain JavaScript
 * without imports, since its source text is served to a browser.
 */
export function createImaDouble() {
  /** @type {string[]} */
  const calls = [];
  /** @type {Map<string, Set<(event: unknown) => void>>} */
  const listeners = new Map();
  const call = (/** @type {string} */ name, /** @type {unknown[]} */ ...args) =>
    calls.push([name, ...args].join(' '));

  class Target {
    constructor(/** @type {string} */ name) {
      this.name = name;
    }
    addEventListener(type, listener) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    }
    removeEventListener(type, listener) {
      listeners.get(type)?.delete(listener);
    }
    destroy() {
      call(`${this.name}.destroy`);
    }
  }

  class Manager extends Target {
    init(width, height) {
      call('manager.init', width, height);
    }
    start() {
      call('manager.start');
    }
    setVolume(volume) {
      call('manager.setVolume', volume);
    }
    getCuePoints = () => [0, 30];
    getRemainingTime = () => 4;
    pause = () => call('manager.pause');
    resume = () => call('manager.resume');
    skip = () => call('manager.skip');
    resize() {}
  }

  const manager = new Manager('manager');

  const ima = {
    AdDisplayContainer: class extends Target {
      constructor() {
        super('container');
        call('container');
      }
      initialize() {
        call('container.initialize');
      }
    },
    AdsLoader: class extends Target {
      constructor() {
        super('loader');
        call('loader');
      }
      requestAds(request) {
        call('loader.requestAds', request.adTagUrl);
      }
      contentComplete() {
        call('loader.contentComplete');
      }
    },
    AdsRequest: class {
      adTagUrl = '';
      setAdWillAutoPlay() {}
      setAdWillPlayMuted(muted) {
        call('setAdWillPlayMuted', muted);
      }
    },
    AdsRenderingSettings: class {},
    CompanionAdSelectionSettings: Object.assign(class {}, {
      ResourceType: { STATIC: 'Static' },
      CreativeType: { IMAGE: 'Image' },
      SizeCriteria: { SELECT_EXACT_MATCH: 'SelectExactMatch' },
    }),
    AdsManagerLoadedEvent: { Type: { ADS_MANAGER_LOADED: 'adsManagerLoaded' } },
    AdErrorEvent: { Type: { AD_ERROR: 'adError' } },
    AdEvent: {
      Type: {
        CONTENT_PAUSE_REQUESTED: 'contentPauseRequested',
        CONTENT_RESUME_REQUESTED: 'contentResumeRequested',
        ALL_ADS_COMPLETED: 'allAdsCompleted',
        STARTED: 'start',
        PAUSED: 'pause',
        RESUMED: 'resume',
        AD_PROGRESS: 'adProgress',
        LOG: 'log',
      },
    },
  };

  return {
    ima,
    calls,
    /** @param {string} type */
    emit: (type, event = {}) => {
      for (const listener of [...(listeners.get(type) ?? [])]) listener(event);
    },
    loaded: { getAdsManager: () => manager },
    listening: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
}
