//! Asking memory for what is needed soon.
#![cfg_attr(
    target_arch = "x86_64",
    expect(
        unsafe_code,
        reason = "the standard library has no safe way to ask for it"
    )
)]

/// Starts bringing what is referred to into the processor's cache, where there is a way to ask for it.
/// It only makes a later look faster.
#[inline]
pub(crate) fn prefetch<T>(wanted: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: a prefetch reads nothing, and every x86-64 processor has it.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(core::ptr::from_ref(wanted).cast()) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = wanted;
}
