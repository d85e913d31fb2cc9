// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetAll } from '@/lib/device/forget-kept';
import { readOthers } from '@/lib/lists/read-others';

beforeEach(() => void forgetAll());

test('everything is taken along that is neither a list nor a place, from wherever it is kept', () => {
  localStorage.setItem('bobine-lists', '{"version":1}');
  localStorage.setItem('bobine-resume', '{}');
  localStorage.setItem('bobine-choices', '{"youtube":"given"}');
  sessionStorage.setItem('bobine-reload', '{"/vod":1}');
  localStorage.setItem('of-another-site', 'here');
  expect(readOthers()).toEqual({
    'bobine-choices': '{"youtube":"given"}',
    'bobine-reload': '{"/vod":1}',
  });
});
