"""What a test sees of a page: words cut off or without a text, and elements that say nothing."""

from __future__ import annotations

from playwright.sync_api import Page

_UNFOLD = "() => document.querySelectorAll('details').forEach((one) => { one.open = true; })"

_LOOK = r"""() => {
    const box = (rect) => ({ left: rect.left, right: rect.right });
    const isHidden = (element) => {
        const style = getComputedStyle(element);
        return style.visibility === 'hidden' || style.clipPath === 'inset(50%)';
    };
    // What scrolls sideways by itself may be wider than what it shows.
    const clipper = (element) => {
        for (let one = element; one && one !== document.body; one = one.parentElement) {
            if (isHidden(one)) return 'hidden';
            const flow = getComputedStyle(one).overflowX;
            if (flow === 'auto' || flow === 'scroll') return 'scrolls';
            if (flow === 'hidden' || flow === 'clip') return one;
        }
        return null;
    };
    const cut = [];
    const ids = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent.trim();
        const parent = node.parentElement;
        if (!text || !parent || parent.closest('script, style, option')) continue;
        if (/\b(browser|core|server|caper|caper_europe|thiefs_market|sneaks_and_snitches)-[a-z_]+/
            .test(text)) ids.push(text);
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter((one) => one.width > 0);
        if (rects.length === 0) continue;
        const around = clipper(parent);
        if (around === 'hidden' || around === 'scrolls') continue;
        const limit = around
            ? box(around.getBoundingClientRect())
            : { left: 0, right: window.innerWidth };
        const out = rects.some((one) => one.left < limit.left - 1 || one.right > limit.right + 1);
        if (out || (parent.scrollWidth > parent.clientWidth + 1 && around === parent))
            cut.push(`${parent.tagName}.${parent.className}: ${text.slice(0, 60)}`);
    }
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    return { wide: Math.max(0, wide), cut, ids };
}"""

NOTHING = {"wide": 0, "cut": [], "ids": []}


def unfold(page: Page) -> None:
    """Open whatever can be unfolded."""
    page.evaluate(_UNFOLD)


def look(page: Page) -> dict[str, object]:
    """How much too wide the page is, and every text that is cut off or missing."""
    found: dict[str, object] = page.evaluate(_LOOK)
    return found


def settled(page: Page) -> None:
    """Wait until everything is there."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(150)


def go(page: Page, path: str) -> None:
    """Another page of the same server."""
    page.goto("/".join(page.url.split("/", 3)[:3]) + path)
    settled(page)
