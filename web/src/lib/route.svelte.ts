// The pages: "/" the lobby, "/account" one's own games and sessions, "/table/ID" a table, "/table/ID?replay=57" its
// replay at play 57, "/notices#confirm=..." the link of a letter.

export interface Route {
  table: string | null;
  replay: number | null;
  fragment: string;
  account: boolean;
  notices: boolean;
}

export function parse(path: string, search: string, fragment: string): Route {
  const found = /^\/table\/([^/]+)\/?$/.exec(path);
  const replay = /[?&]replay=(\d+)(?:&|$)/.exec(search)?.[1];
  return {
    table: found?.[1] ? decodeURIComponent(found[1]) : null,
    replay: replay === undefined ? null : Number(replay),
    fragment,
    account: /^\/account\/?$/.test(path),
    notices: /^\/notices\/?$/.test(path),
  };
}

function here(): Route {
  return parse(location.pathname, location.search, location.hash);
}

export const route = $state<Route>(here());

function follow(): void {
  Object.assign(route, here());
}

export function go(address: string): void {
  history.pushState(null, "", address);
  follow();
}

/** Change the address without a new step in the history, as a scrubber does. */
export function revise(address: string): void {
  history.replaceState(null, "", address);
  follow();
}

export function watchAddress(): () => void {
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  return () => {
    removeEventListener("popstate", follow);
    removeEventListener("hashchange", follow);
  };
}

/** Links of our own pages do not reload; everything else (new tab, download) stays the browser's. */
export function inPage(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  event.preventDefault();
  const within = link.getAttribute("href") ?? "";
  if (within.startsWith("#")) {
    // A skip link must not push the key of the seat out of the address.
    document.getElementById(within.slice(1))?.focus();
    return;
  }
  go(link.pathname + link.search + link.hash);
}
